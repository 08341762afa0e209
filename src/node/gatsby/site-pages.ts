import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { filesUnder } from "../files/published-files";

const FOLDER = "src/pages";

/**
 * Creates a page for each file in `src/pages`, at the path of its name. Gatsby's own plugin ends the process at
 * a file without a component, such as one that an editor has just created; src/node/check/ reports these.
 */
export function createSitePages({ actions }: CreatePagesArgs): void {
  for (const { href, file } of sitePages())
    actions.createPage({ path: href, component: path.resolve(file), context: {} });
}

/** The addresses of the files with a component. */
export const sitePages = (): readonly { readonly href: string; readonly file: string }[] =>
  filesUnder(FOLDER)
    .filter((file) => isPage(file) && hasComponent(readFileSync(path.join(FOLDER, file), "utf8")))
    .map((file) => ({ href: pathOf(file), file: `${FOLDER}/${file}` }));

/** Gatsby's own rule: neither declarations, nor tests, nor names that begin with an underscore. */
const isPage = (file: string): boolean =>
  /\.[jt]sx?$/.test(file) && !/\.d\.ts$|\.(?:test|spec)\.\w+$|(?:^|\/)(?:_|__tests__\/)/.test(file);

/** Also where the syntax is wrong, which esbuild reports. */
const hasComponent = (text: string): boolean =>
  /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b/.test(text);

function pathOf(file: string): string {
  const route = `/${file.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, "")}`;
  // Servers send this file with status 404; an ordinary page would have status 200.
  return route === "/404" ? "/404.html" : route;
}
