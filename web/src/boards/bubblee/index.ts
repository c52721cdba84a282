/** Bubblee Pop in the browser. */

import type { Board } from "..";
import Help from "./Help.svelte";
import Points from "./Points.svelte";
import Table from "./Table.svelte";
import { describeMove, describeEvent } from "./texts";

const bubblee: Board = { skin: "toy", Table, Points, Help, describeEvent, describeMove };
export default bubblee;
