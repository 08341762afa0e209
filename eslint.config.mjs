import tseslint from "typescript-eslint";
import reactHooks from "eslint-plugin-react-hooks";
import jsxA11y from "eslint-plugin-jsx-a11y";

export default tseslint.config(
  { ignores: ["**/node_modules/", "public/", ".cache/", "**/dist/", "**/target/", "src/gatsby-types.d.ts", "benchmarks/peers/*/{build,.docusaurus,.astro}/"] },
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": ["error", { selector: "TSEnumDeclaration", message: "Use a union of strings." }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      "no-console": "off",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    ...jsxA11y.flatConfigs.recommended,
  },
  { files: ["src/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  // A suite is a list of cases, not a function to be read in one go.
  { files: ["**/tests/**", "**/*.test.ts", "benchmarks/**"], rules: { "max-lines-per-function": "off" } },
);
