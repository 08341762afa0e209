/**
 * Generates a site with any number of reference modules, by repeating the product's definition files under
 * other names.
 */
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/run";

/**
 * Writes the parts of a site (see scripts/site-folder.ts): the product's configuration and content, with
 * `count` modules.
 * @param folder cleared first
 */
export function makeSite(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ["site.config.ts", "content", "static"])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  const definitions = path.join(folder, "definitions");
  mkdirSync(definitions);
  for (const { name, text } of makeModules(count))
    writeFileSync(path.join(definitions, `${name}.d.luau`), text);
}

/**
 * The first modules are the product's; in each further round, the declared names have the round's number as a
 * suffix.
 */
export function makeModules(count: number): readonly { readonly name: string; readonly text: string }[] {
  const folder = path.join(root, "definitions");
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".d.luau"))
    .sort();
  const originals = files.map((file) => ({
    name: file.replace(".d.luau", ""),
    text: readFileSync(path.join(folder, file), "utf8"),
  }));
  const declared = new Set(
    originals.flatMap(({ text }) =>
      [...text.matchAll(/^(?:export type|declare(?: class| extern type| function)?) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    ),
  );
  // In declarations, samples and links: everything but members.
  const names = new RegExp(`(?<!\\w|:|(?<!\\.\\.)\\.|^\tfunction )(?:${[...declared].join("|")})\\b`, "gm");
  const inRound = (round: number) =>
    originals.map(({ name, text }) => ({ name: `${name}${round}`, text: text.replace(names, `$&${round}`) }));
  const rounds = Math.ceil(count / originals.length);
  const copies = Array.from({ length: rounds - 1 }, (_, index) => inRound(index + 1));
  return [...originals, ...copies.flat()].slice(0, count);
}
