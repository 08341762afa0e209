/** The `overrides` of a new site's package.json. */

/** An empty package, made for this. */
const NOTHING = "npm:@favware/skip-dependency@1.2.2";

/**
 * Dependencies of Gatsby that a build never loads: half of the install. `luau-docs build --stock` requires
 * them, and says so.
 */
const SKIPPED = [
  "@babel/eslint-parser",
  "@graphql-codegen/add",
  "@graphql-codegen/core",
  "@graphql-codegen/plugin-helpers",
  "@graphql-codegen/typescript",
  "@graphql-codegen/typescript-operations",
  "@parcel/cache",
  "@parcel/core",
  "@typescript-eslint/eslint-plugin",
  "@typescript-eslint/parser",
  "babel-eslint",
  "core-js",
  "core-js-pure",
  "eslint",
  "eslint-config-react-app",
  "eslint-plugin-flowtype",
  "eslint-plugin-import",
  "eslint-plugin-jsx-a11y",
  "eslint-plugin-react",
  "eslint-plugin-react-hooks",
  "fork-ts-checker-webpack-plugin",
  "gatsby-graphiql-explorer",
  "gatsby-parcel-config",
  "gatsby-sharp",
  "inquirer",
  "typescript",
] as const;

export const OVERRIDES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  // That of Gatsby downloads a program from GitHub, which many networks block; a newer one is a package.
  sharp: "^0.34.0",
  // npm warns at length about the experimental React that it would like, and that nothing uses.
  "react-server-dom-webpack": { react: "^18.0.0", "react-dom": "^18.0.0" },
  ...Object.fromEntries(SKIPPED.map((name) => [name, NOTHING])),
};
