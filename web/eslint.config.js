import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// Types are svelte-check's, layout is prettier's: this finds what both miss.
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
      // A space before an {#if} has to be written as a string.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps are replaced or local: a component never watches one change.
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
      // Svelte declares what is passed to a component with `let`.
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived"] }],
    },
  },
);
