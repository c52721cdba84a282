/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

/** The server behind `npm run dev`. */
const SERVER = loadEnv("", ".", "ZIGGURAT_")["ZIGGURAT_SERVER"] ?? "http://127.0.0.1:8000";

/** The modules of the first page in one file: fetched at once, and it compresses better than twenty small ones. */
const FIRST =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|web\/src\/((?!socket|touch|formats)\w+(\.svelte)?\.ts$|look\/(?!Card|Dialog|Switch)|lobby\/(Home|NewGame|GameCard|Welcome|HomeLinks|ResumeGame|NameField|LoadFailed|lists|newGame|errors|serviceWorker))/;

/**
 * Modules that many pages share; and Babylon's top view, used by the table, the pad, the tile editor and the rules.
 * Fewer files keep the preload list short.
 */
const CARDS = /web\/src\/(formats|look\/(Card|Dialog)|rules\/RuleLink|lobby\/(NotFound|Notice))/;
const FLAT = /web\/src\/boards\/babylon\/(garden2d\/|(art|garden|marks|places)\.ts)/;

export default defineConfig({
  plugins: [svelte()],
  // Pages are at any depth (/table/x, /join/x), the client is at the root.
  base: "/",
  build: {
    outDir: "../src/ziggurat/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // three.js, fetched when a garden is first drawn in 3D.
    chunkSizeWarningLimit: 900,
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    // Plugin timings don't concern people who build the client.
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST },
            { name: "cards", test: CARDS },
            { name: "flat", test: FLAT },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
