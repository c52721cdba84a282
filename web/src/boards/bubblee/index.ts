/** Bubblee Pop in the browser. */

import type { Board } from "..";
import Help from "./Help.svelte";
import Points from "./Points.svelte";
import Table from "./Table.svelte";
import { advise, tell } from "./texts";

const bubblee: Board = { tone: "toy", Table, Points, Help, tell, advise };
export default bubblee;
