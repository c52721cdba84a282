import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// svelte-check reports types and prettier does layout; eslint finds what both miss.
export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      // Prettier needs a significant space before an {#if} to be written as a string.
      "svelte/no-useless-mustaches": "off",
      // We replace sets and maps or keep them local, so components never depend on mutating one.
      "svelte/prefer-svelte-reactivity": "off",
      // TypeScript already reports unknown names.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "prefer-const": "off",
      // Svelte declares props with `let`.
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived"] }],
    },
  },
);
