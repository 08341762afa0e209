// @ts-check
import tseslint from "typescript-eslint";
import reactHooks from "eslint-plugin-react-hooks";
import jsxA11y from "eslint-plugin-jsx-a11y";

/** Hooks that do nothing in a page that React does not hydrate. */
const HOOKS_OF_BROWSERS = `/^use(${[
  "State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore",
  "ImperativeHandle|Transition|Optimistic|ActionState",
].join("|")})$/`;

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "public/",
      ".cache/",
      ".samples/",
      "**/dist/",
      "**/target/",
      "src/gatsby-types.d.ts",
      "tests/fixtures/mistakes/",
      "benchmarks/peers/*/.astro/",
    ],
  },
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Use a union of strings." },
      ],
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
  // Pages are HTML that no React hydrates: state and listeners would work in `gatsby develop` alone.
  {
    files: ["src/{components,hooks,layouts,templates,pages,theme}/**/*.{ts,tsx}"],
    ignores: ["src/components/{search,mobile-menu,modal}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Use a union of strings." },
        {
          // As `useState` and as `React.useState`.
          selector: `CallExpression:matches(${["name", "property.name"]
            .map((name) => `[callee.${name}=${HOOKS_OF_BROWSERS}]`)
            .join(", ")})`,
          message:
            "This component is not hydrated: put its behaviour into src/behaviours, " +
            "found by a data- attribute.",
        },
        {
          selector: "JSXAttribute[name.name=/^on[A-Z]/]",
          message: "This component is not hydrated: listen on the document, in src/behaviours.",
        },
      ],
    },
  },
  {
    files: ["**/*.cjs", "plugins/*/gatsby-node.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  // A suite is a list of cases, not a function to be read in one go.
  { files: ["**/tests/**", "**/*.test.ts", "benchmarks/**"], rules: { "max-lines-per-function": "off" } },
);
