/** The `overrides` of a new site's package.json, and the empty package that they name. */
import { toJson } from "./text-parts";

/** Below Gatsby, dependencies that no build loads, with the most packages, bytes or warnings behind them. */
const SKIPPED = [
  "@graphql-codegen/plugin-helpers",
  "@graphql-codegen/typescript",
  "@graphql-codegen/typescript-operations",
  "@parcel/cache",
  "@parcel/core",
  "@typescript-eslint/eslint-plugin",
  "@typescript-eslint/parser",
  "babel-preset-gatsby",
  "body-parser",
  "core-js",
  "core-js-pure",
  "css-minimizer-webpack-plugin",
  "date-fns",
  "eslint",
  "eslint-plugin-import",
  "eslint-plugin-jsx-a11y",
  "eslint-plugin-react",
  "express",
  "fork-ts-checker-webpack-plugin",
  "gatsby-graphiql-explorer",
  "gatsby-parcel-config",
  // Its sharp downloads a program from GitHub, which many networks block.
  "gatsby-sharp",
  "inquirer",
  "latest-version",
  "mini-css-extract-plugin",
  "null-loader",
  "react-server-dom-webpack",
  "socket.io-client",
  "terser-webpack-plugin",
] as const;

/** The folder of the empty package: nobody else can publish another version of it. */
const NOTHING = "nothing";

/** Below Gatsby, so that a site may depend on any of them itself. */
export const OVERRIDES = {
  gatsby: {
    // Versions without known vulnerabilities, as in our own package.json.
    cookie: "0.7.2",
    "path-to-regexp": "0.1.13",
    ...Object.fromEntries(SKIPPED.map((name) => [name, `file:${NOTHING}`])),
  },
};

const MANIFEST = {
  name: NOTHING,
  version: "0.0.0",
  private: true,
  description: "Empty: `overrides` in ../package.json put it in place of what no build loads of Gatsby.",
};

export const NOTHING_FILES: readonly (readonly [file: string, text: string])[] = [
  [`${NOTHING}/package.json`, toJson(MANIFEST)],
  // Gatsby requires some of them when it starts.
  [`${NOTHING}/index.js`, "// See package.json.\n"],
  [
    ".npmrc",
    [
      "; Copies the folder nothing/ for `overrides` in package.json: a link would lead nowhere.",
      "install-links=true",
      "; The lock file is valid with any registry.",
      "omit-lockfile-registry-resolved=true",
      "",
    ].join("\n"),
  ],
];
