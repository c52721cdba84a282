/** Babylon in the browser. */

import type { Board } from "..";
import Help from "./Help.svelte";
import Points from "./Points.svelte";
import Table from "./Table.svelte";
import { tell } from "./words";

const babylon: Board = { Table, Points, Help, tell };
export default babylon;
