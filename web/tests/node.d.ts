/** What tests take from Node: its own types would be known in the client too. */

declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array;
}
declare module "node:zlib" {
  export function brotliDecompressSync(packed: Uint8Array): Uint8Array;
}
