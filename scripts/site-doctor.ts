/** The facts for an issue about a site: versions, caches and configuration, without paths of the machine. */
import { existsSync, lstatSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gatsbyVersion } from "gatsby-lean";
import { type Diagnostic, renderSummary } from "luau-diagnostics";
import { supportedNodes } from "./node-versions";
import { isPackaged, modulesFolder, root, run } from "./run";
import { stageFor, type SiteFolder } from "./site-folder";
import { siteSettings } from "./site-settings";
import { filesUnder } from "../src/node/files/published-files";
import { readOrNull } from "../src/node/files/write-unless-same";

interface Product {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const PACKAGES = [
  "gatsby",
  "gatsby-plugin-mdx",
  "gatsby-plugin-feed",
  "gatsby-source-filesystem",
  "react",
  "react-dom",
  "@mdx-js/mdx",
  "esbuild",
  "luau-defs",
  "luau-wasm",
];

/** `isHealthy`: whether no package is missing, and the configuration has no errors. */
export async function examineSite(site: SiteFolder, product: Product) {
  const packages = PACKAGES.map((name) => packageState(name, product));
  const configuration = await configurationOf(site.sources);
  const gatsby = gatsbyNotice();
  const lines = [
    row("luau-docs", `${product.version} (${isPackaged ? "installed" : "from a checkout"})`),
    row("Node", `${process.versions.node}, ${nodeState()}; ${process.platform} ${process.arch}`),
    row("npm", await npmVersion()),
    ...toolsOf(site.sources, product.version),
    "",
    "Packages",
    ...packages.map(({ line }) => line),
    ...(gatsby === null ? [] : [`  ${gatsby}`]),
    "",
    "Caches and output",
    ...cachesOf(site),
    "",
    "Configuration",
    ...configuration.lines,
  ];
  const isHealthy = packages.every(({ isThere }) => isThere) && configuration.isValid;
  return { text: `${lines.join("\n")}\n`, isHealthy };
}

/** Changes of a site that was made from a clone, once the packages are published. */
function toolsOf(sources: string, version: string): readonly string[] {
  const manifest = readOrNull(path.join(sources, "package.json")) ?? "";
  if (!manifest.includes('"luau-docs": "file:vendor/')) return [];
  return [
    row("Tools", `vendor/. After the release, write "luau-docs": "${version}" in package.json, delete`),
    // npm would keep the archives in the lock file: their versions are the same.
    row("", "vendor/, node_modules/ and package-lock.json, and run npm install"),
  ];
}

const row = (name: string, text: string): string => `${name.padEnd(28)}  ${text}`;

const nodeState = (): string =>
  supportedNodes.includes(process.versions.node.split(".", 1)[0] ?? "") ? "tested" : "not tested";

async function npmVersion(): Promise<string> {
  const { code, output } = await run("npm", ["--version"], { quiet: true });
  return code === 0 ? output.trim() : "not found";
}

function packageState(name: string, { dependencies, version }: Product) {
  const installed = installedVersion(name);
  // A checkout links its own packages.
  const wanted = dependencies[name] ?? version;
  const state = installed === wanted ? "as tested" : `${wanted} is tested`;
  const text = installed === null ? `missing; ${wanted} is tested` : `${installed}, ${state}`;
  return { line: row(`  ${name}`, text), isThere: installed !== null };
}

function installedVersion(name: string): string | null {
  const folders = createRequire(path.join(root, "package.json")).resolve.paths(name) ?? [];
  const [manifest] = folders.flatMap((folder) => readOrNull(path.join(folder, name, "package.json")) ?? []);
  return manifest === undefined ? null : (JSON.parse(manifest) as Pick<Product, "version">).version;
}

const gatsbyNotice = (): string | null =>
  existsSync(path.join(modulesFolder, "gatsby/package.json")) ? gatsbyVersion(modulesFolder).notice : null;

/** The sizes of stages and output. A checkout has them in the program's folder, otherwise they are in the site's. */
function cachesOf({ sources, published }: SiteFolder): readonly string[] {
  const checked = isPackaged ? sources : root;
  const stages = (["build", "dev"] as const).map((kind) => path.join(stageFor(sources, kind), ".cache"));
  return [...stages, published].map((folder) => {
    const name = path.relative(checked, folder).replaceAll("\\", "/");
    return row(`  ${name}`, existsSync(folder) ? sizeOf(folder) : "none");
  });
}

function sizeOf(folder: string): string {
  const files = filesUnder(folder);
  // A link may lead to nowhere.
  const bytes = files.map((file) => lstatSync(path.join(folder, file)).size);
  const megabytes = bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2;
  return `${megabytes.toFixed(1)} MB in ${files.length} files`;
}

/** Further findings are those of `luau-docs check`. */
const MAX_FINDINGS = 8;

async function configurationOf(sources: string) {
  const read = await siteSettings(sources).catch(firstLine);
  if (typeof read === "string")
    return { lines: [`  site.config.ts cannot be read: ${read}`], isValid: false };
  const { site, definitions, findings } = read;
  const written = [...site, ...definitions].filter(({ source }) => source !== null);
  const shown = findings.slice(0, MAX_FINDINGS).map(findingLine);
  const hidden = findings.length - shown.length;
  return {
    lines: [
      row("  settings", `${written.length} written, the others have their defaults (luau-docs config)`),
      row("  problems", findings.length === 0 ? "none" : renderSummary(findings)),
      ...shown,
      ...(hidden > 0 ? [`    … and ${hidden} more`] : []),
    ],
    isValid: findings.every(({ severity }) => severity !== "error"),
  };
}

const findingLine = ({ file, line, severity, rule, message }: Diagnostic): string =>
  `    ${file}:${line} ${severity} ${rule}: ${message}`;

/** esbuild's errors begin with a count, and name the file in the machine's terms. */
function firstLine(error: unknown): string {
  const isOfEsbuild = typeof error === "object" && error !== null && "errors" in error;
  const [first] = isOfEsbuild && Array.isArray(error.errors) ? error.errors : [];
  const text = typeof first?.text === "string" ? String(first.text) : String(error);
  return text.split("\n", 1)[0] ?? "";
}
