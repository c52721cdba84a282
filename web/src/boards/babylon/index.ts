/** Babylon in the browser. */

import type { Board } from "..";
import Help from "./Help.svelte";
import Table from "./Table.svelte";
import { advise, tell } from "./texts";

const babylon: Board = { tone: "lapis", Table, Help, tell, advise };
export default babylon;
