/** Babylon in the browser. */

import type { Board } from "..";
import Help from "./Help.svelte";
import Table from "./Table.svelte";
import { describeMove, describeEvent } from "./texts";

const babylon: Board = { skin: "lapis", Table, Help, describeEvent, describeMove };
export default babylon;
