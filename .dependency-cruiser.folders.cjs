// @ts-check
/**
 * How the rules of `.dependency-cruiser.cjs` are written: a folder, and all that it may import besides itself.
 */
const path = require("node:path");

/** What all folders may import: Luau's syntax, diagnostics, and what generator and site agree on. */
const contract = "^packages/luau-(contract|diagnostics|syntax)/src/index\\.ts$";

/**
 * npm packages by name, whether their types are in them or in `@types`.
 * @param {readonly string[]} names
 */
const npm = (...names) => names.map((name) => `(^|/)node_modules/(@types/)?${name}/`);

/** All npm packages. */
const ANY_NPM = "(^|/)node_modules/";

/** Modules that the build generates. */
const GENERATED = "^(site-(data|head|home|messages|bundles)|search-texts|offline-pages)$";

/**
 * What the files of a folder may import: regular expressions of folders and files, the same of which only
 * types may be imported, and modules of Node (`true`: any).
 * @typedef {{
 *   values?: readonly string[],
 *   types?: readonly string[],
 *   node?: readonly string[] | true,
 * }} Imports
 */

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule */

/**
 * @param {string} name
 * @param {string} folder regular expression of a folder, or of files, from the project's root
 * @param {Imports} may
 * @returns {Rule[]}
 */
function only(name, folder, { values = [], types = [], node = [] } = {}) {
  const own = folder.endsWith("$") ? folder : `${folder}/`;
  const from = { path: own };
  const open = [contract, own, ...values, ...(node === true ? [] : node.map((module) => `^${module}$`))];
  /** @type {Rule[]} */
  const rules = [
    {
      name,
      severity: "error",
      from,
      to: { pathNot: [...open, ...types], ...(node === true && { dependencyTypesNot: ["core"] }) },
    },
  ];
  if (types.length > 0)
    rules.push({
      name: `${name}-types`,
      comment: "Types alone may be imported from there: `import type`.",
      severity: "error",
      from,
      to: { path: [...types], pathNot: open, dependencyTypesNot: ["type-only"] },
    });
  return rules;
}

/**
 * The folders of a folder, in the order in which they build on each other: each imports only those before it.
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Rule[]}
 */
const layers = (folder, names) =>
  names.slice(0, -1).map((name, at) => ({
    name: `${path.basename(folder)}-${name}`,
    severity: "error",
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/(${names.slice(at + 1).join("|")})/` },
  }));

module.exports = { ANY_NPM, GENERATED, contract, layers, npm, only };
