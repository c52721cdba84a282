/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

/** The server behind `npm run dev`. */
const SERVER = loadEnv("", ".", "ZIGGURAT_")["ZIGGURAT_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Pages live at any depth (/table/x, /join/x), the client at the root.
  base: "/",
  build: { outDir: "../src/ziggurat/server/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
