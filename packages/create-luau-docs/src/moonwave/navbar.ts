/** Navbar and footer of a Moonwave project. */
import { listOf, tableOf, textOf, type TomlTable } from "./toml";

export interface Link {
  readonly label: string;
  /** A page of the site, or any address. */
  readonly href: string;
  readonly position: "left" | "right";
}

export interface Navbar {
  /** Null if the configuration has none; empty for a logo alone. */
  readonly title: string | null;
  readonly logo: { readonly src: string; readonly alt: string } | null;
  readonly links: readonly Link[];
  readonly footer: readonly { readonly title: string; readonly items: readonly Link[] }[];
  readonly copyright: string | null;
  readonly hasChangelog: boolean;
  readonly left: readonly string[];
}

/** @param files the files of the site, by path */
export function navbarOf(config: TomlTable, files: ReadonlyMap<string, unknown>): Navbar {
  const navbar = tableOf(config["navbar"]);
  const logo = tableOf(navbar["logo"]);
  const src = textOf(logo["src"])?.replace(/^\/?/, "/") ?? null;
  const left: string[] = [];
  if (src !== null && !files.has(`static${src}`))
    left.push(`the logo ${src}, which is not in .moonwave/static`);
  const footer = tableOf(config["footer"]);
  return {
    title: textOf(navbar["title"]),
    logo: src === null || !files.has(`static${src}`) ? null : { src, alt: textOf(logo["alt"]) ?? "" },
    links: linksOf(navbar["items"], "the navbar", left),
    footer: listOf(footer["links"]).flatMap((column) => {
      const title = textOf(tableOf(column)["title"]);
      const items = linksOf(tableOf(column)["items"], "the footer", left);
      return title === null || items.length === 0 ? [] : [{ title, items }];
    }),
    copyright: textOf(footer["copyright"]),
    hasChangelog: false,
    left,
  };
}

function linksOf(value: TomlTable[string] | undefined, place: string, left: string[]): readonly Link[] {
  return listOf(value).flatMap((item): readonly Link[] => {
    const { label, href, to, position } = tableOf(item);
    const address = addressOf(textOf(href) ?? textOf(to) ?? "");
    const name = textOf(label);
    if (name !== null && address !== null)
      return [{ label: name, href: address, position: position === "right" ? "right" : "left" }];
    left.push(`an item of ${place}${name === null ? "" : `, “${name}”`}`);
    return [];
  });
}

/** Addresses that sites accept; pages of the reference have another one. */
function addressOf(written: string): string | null {
  const api = /^\/?api(?:\/([A-Za-z_]\w*))?\/?$/.exec(written);
  if (api !== null) return api[1] === undefined ? "/docs#scripting-reference" : `/docs/api/${api[1]}`;
  return /^https?:\/\/\S+$/.test(written) || /^\/docs\b/.test(written) ? written : null;
}
