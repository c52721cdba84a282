/** The entry of the three.js chunk, fetched when a garden is first drawn in 3D. */

export { Garden3d, GARDEN_LENS } from "./garden3d/garden3d";
export { picture } from "./garden3d/picture";
export { Quarry3d, QUARRY_LENS } from "./garden3d/quarry3d";
export { openStage, type Opened, type Stage, type View3d } from "./garden3d/stage";
