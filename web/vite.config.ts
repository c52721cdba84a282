/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

/** The server behind `npm run dev`. */
const SERVER = loadEnv("", ".", "ZIGGURAT_")["ZIGGURAT_SERVER"] ?? "http://127.0.0.1:8000";

/** What the first page needs, in one file: a browser fetches it at once, and it compresses better than twenty small ones. */
const FIRST =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|web\/src\/((?!socket|touch)\w+(\.svelte)?\.ts$|look\/(?!Card|Dialog|Switch)|lobby\/(Home|NewGame|GameCard|Welcome|HomeLinks|ResumeGame|NameField|LoadFailed|lists|newGame|errors|serviceWorker))/;

/** What many pages share, and Babylon from above, which the table, the pad, the editor of tiles and the rules draw: the fewer files, the shorter the list of them. */
const CARDS = /web\/src\/(look\/(Card|Dialog)|rules\/RuleLink|lobby\/(NotFound|Notice))/;
const FLAT = /web\/src\/boards\/babylon\/(garden2d\/|(art|garden|marks|places)\.ts)/;

export default defineConfig({
  plugins: [svelte()],
  // Pages live at any depth (/table/x, /join/x), the client at the root.
  base: "/",
  build: {
    outDir: "../src/ziggurat/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // three.js, fetched when a garden is first drawn in 3D.
    chunkSizeWarningLimit: 900,
    // Every browser that can run the client preloads modules by itself.
    modulePreload: { polyfill: false },
    // How long plugins take is nothing for whoever builds.
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
