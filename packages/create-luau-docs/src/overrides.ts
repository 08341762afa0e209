/** The `overrides` of a new site's package.json. */

/** An empty package, made for this. */
const NOTHING = "npm:@favware/skip-dependency@1.2.2";

/**
 * Dependencies of Gatsby that a build never loads: more than half of the install. A stock build requires them.
 */
const SKIPPED = [
  "@babel/eslint-parser",
  "@expo/devcert",
  "@gatsbyjs/webpack-hot-middleware",
  "@graphql-codegen/add",
  "@graphql-codegen/core",
  "@graphql-codegen/plugin-helpers",
  "@graphql-codegen/typescript",
  "@graphql-codegen/typescript-operations",
  "@parcel/cache",
  "@parcel/core",
  "@pmmmwh/react-refresh-webpack-plugin",
  "@sigmacomputing/babel-plugin-lodash",
  "@typescript-eslint/eslint-plugin",
  "@typescript-eslint/parser",
  "@vercel/webpack-asset-relocator-loader",
  "autoprefixer",
  "babel-eslint",
  "babel-loader",
  "babel-plugin-dynamic-import-node",
  "babel-preset-gatsby",
  "body-parser",
  "clipboardy",
  "compression",
  "core-js",
  "core-js-pure",
  "create-gatsby",
  "css-loader",
  "css-minimizer-webpack-plugin",
  "date-fns",
  "envinfo",
  "eslint",
  "eslint-config-react-app",
  "eslint-plugin-flowtype",
  "eslint-plugin-import",
  "eslint-plugin-jsx-a11y",
  "eslint-plugin-react",
  "eslint-plugin-react-hooks",
  "eslint-webpack-plugin",
  "express",
  "file-loader",
  "fork-ts-checker-webpack-plugin",
  "gatsby-graphiql-explorer",
  "gatsby-legacy-polyfills",
  "gatsby-parcel-config",
  "gatsby-sharp",
  "inquirer",
  "latest-version",
  "mini-css-extract-plugin",
  "multer",
  "node-html-parser",
  "null-loader",
  "postcss-loader",
  "query-string",
  "raw-loader",
  "react-server-dom-webpack",
  "socket.io-client",
  "style-loader",
  "terser-webpack-plugin",
  "typescript",
  "url-loader",
  "webpack-dev-middleware",
  "webpack-stats-plugin",
  "webpack-virtual-modules",
  "yaml-loader",
  "yargs",
] as const;

/** Below Gatsby, so that a site may depend on any of them itself. */
export const OVERRIDES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  // That of Gatsby downloads a program from GitHub, which many networks block; a newer one is a package.
  sharp: "^0.34.0",
  gatsby: {
    // Versions without known vulnerabilities, as in our own package.json.
    cookie: "0.7.2",
    "path-to-regexp": "0.1.13",
    ...Object.fromEntries(SKIPPED.map((name) => [name, NOTHING])),
  },
};
