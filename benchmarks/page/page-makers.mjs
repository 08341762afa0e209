/**
 * Who can make the page of sixty functions, as far as they are there: each gives a folder of files, and says
 * where things are in it.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, scriptArguments } from "../../scripts/run";
import { siteFolder } from "../../scripts/site-folder";
import { givePages, installedPeers } from "../site/peers.mjs";
import { crate, definitions, MEASURED, OTHER, WANTED } from "./make-functions.mjs";

const example = path.join(root, "tests/fixtures/sites/big-file");

/**
 * @typedef {object} Made
 * @property {string} name
 * @property {string} folder what is served
 * @property {string} address of the page
 * @property {{ link: string, heading: string }} next a link on it, and what the page behind it is headed with
 * @property {Search | null} search
 *
 * @typedef {object} Search
 * @property {(page: import("@playwright/test").Page) => Promise<unknown>} open
 * @property {string} field
 * @property {string} result
 * @property {string} wanted
 */

/**
 * @param {string} scratch
 * @returns {Made} the page as this program makes it, with a page a definition file, which is what most sites
 *   have
 */
export function makeOurs(scratch) {
  const site = path.join(scratch, "bench-page");
  mkdirSync(path.join(site, "definitions"), { recursive: true });
  for (const part of ["content", "static"])
    cpSync(path.join(example, part), path.join(site, part), { recursive: true });
  for (const [file, text] of Object.entries(definitions()))
    writeFileSync(path.join(site, "definitions", file), text);
  writeFileSync(
    path.join(site, "site.config.ts"),
    readFileSync(path.join(example, "site.config.ts"), "utf8").replace(', pages: "class"', ""),
  );
  run(process.execPath, scriptArguments("scripts/build.ts"), root, { SITE: site });
  return {
    name: "this program",
    folder: siteFolder(site).published,
    address: `/docs/api/${MEASURED}`,
    next: { link: `nav a[href="/docs/api/${OTHER}"]`, heading: OTHER },
    search: {
      open: (page) => page.keyboard.press("/"),
      field: "[role=combobox]",
      result: "[role=option]",
      wanted: WANTED,
    },
  };
}

const places = {
  VitePress: {
    output: ".vitepress/dist",
    address: `/${MEASURED}.html`,
    next: { link: `.VPSidebar a[href^="/${OTHER}"]`, heading: OTHER },
    search: {
      open: (page) => page.locator("#local-search button").click(),
      field: ".search-input",
      result: ".VPLocalSearchBox .result",
      wanted: WANTED,
    },
  },
  Docusaurus: { output: "build", next: { link: `nav a[href^="/${OTHER}"]`, heading: OTHER }, search: null },
  // Its sidebar has no pages of the top folder.
  Starlight: {
    output: "dist",
    next: { link: 'a[href="/"]', heading: "home" },
    search: {
      open: (page) => page.locator("button[data-open-modal]").click(),
      field: ".pagefind-ui__search-input",
      result: ".pagefind-ui__result-link",
      wanted: WANTED,
    },
  },
};

/**
 * @param {string} published where our own page is: the others get it as Markdown
 * @returns {readonly Made[]}
 */
export function makePeers(published) {
  return installedPeers()
    .filter(({ name }) => name in places)
    .map((peer) => {
      const { output, ...rest } = places[peer.name];
      givePages(peer, published);
      run("npm", ["run", "--silent", "build"], peer.folder);
      return { name: peer.name, folder: path.join(peer.folder, output), address: `/${MEASURED}`, ...rest };
    });
}

/** @returns {Made | null} the same functions as a crate; null where there is no Rust */
export function makeRustdoc(scratch) {
  if (spawnSync("cargo", ["--version"]).status !== 0) return null;
  const folder = path.join(scratch, MEASURED);
  mkdirSync(path.join(folder, "src"), { recursive: true });
  writeFileSync(
    path.join(folder, "Cargo.toml"),
    `[package]\nname = "${MEASURED}"\nversion = "0.1.0"\nedition = "2021"\n\n[workspace]\n`,
  );
  writeFileSync(path.join(folder, "src/lib.rs"), crate());
  run("cargo", ["doc", "--no-deps", "--offline", "--quiet"], folder);
  return {
    name: "rustdoc (an index; a function a page)",
    folder: path.join(folder, "target/doc"),
    address: `/${MEASURED}/index.html`,
    next: { link: `main a[href="${OTHER}/index.html"]`, heading: OTHER },
    search: {
      open: (page) => page.keyboard.press("s"),
      field: ".search-input",
      result: ".search-results a",
      wanted: "merge_emitter",
    },
  };
}

function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}
