/** Navbar and footer of a former site. */
import { listOf, tableOf, textOf, type Table } from "./values";

export interface Link {
  readonly label: string;
  /** A page of the site, or any address. */
  readonly href: string;
}

/** A link, or a list of links that a button opens. */
export type NavbarItem = { readonly position: "left" | "right" } & (
  | Link
  | { readonly label: string; readonly items: readonly Link[] }
);

export interface Logo {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt: string;
}

export interface Navbar {
  /** Null if the configuration has none; empty for a logo alone. */
  readonly title: string | null;
  readonly logo: Logo | null;
  readonly items: readonly NavbarItem[];
  readonly footer: readonly { readonly title: string; readonly items: readonly Link[] }[];
  readonly copyright: string | null;
  readonly left: readonly string[];
}

export interface NavbarContext {
  /** The new address of a page of the former site; null if it is not part of the site. */
  readonly addressOf: (address: string) => string | null;
  /** The address of a guide, by its name in sidebars. */
  readonly guideAddress: (id: string) => string | null;
  /** The repository, which the new navbar has by itself. */
  readonly repository: string | null;
  /** Files of the site, by path. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** @param config the settings of the former site */
export function navbarOf(config: Table, context: NavbarContext): Navbar {
  const navbar = tableOf(config["navbar"]);
  const left: string[] = [];
  const footer = tableOf(config["footer"]);
  return {
    title: textOf(navbar["title"]),
    logo: logoOf(tableOf(navbar["logo"]), context, left),
    items: listOf(navbar["items"]).flatMap((item) => itemOf(tableOf(item), context, left)),
    footer: listOf(footer["links"]).flatMap((column) => {
      const title = textOf(tableOf(column)["title"]);
      const items = linksOf(tableOf(column)["items"] ?? [column], "the footer", context, left);
      return items.length === 0 ? [] : [{ title: title ?? "Links", items }];
    }),
    copyright: textOf(footer["copyright"]),
    left,
  };
}

function logoOf(logo: Table, { files }: NavbarContext, left: string[]): Logo | null {
  const [src, srcDark] = ["src", "srcDark"].map((name) => {
    const file = textOf(logo[name])?.replace(/^\/?/, "/");
    if (file === undefined || files.has(`static${file}`)) return file;
    left.push(`the logo ${file}, which is not among the files that are published unchanged`);
    return undefined;
  });
  if (src === undefined) return null;
  return { src, ...(srcDark === undefined ? {} : { srcDark }), alt: textOf(logo["alt"]) ?? "" };
}

/** What the new navbar has by itself. */
const OWN = new Set(["search", "docSidebar", "docsVersion"]);

function itemOf(item: Table, context: NavbarContext, left: string[]): readonly NavbarItem[] {
  const { type, label, items } = item;
  if (OWN.has(textOf(type) ?? "")) return [];
  const position = item["position"] === "right" ? "right" : "left";
  if (items === undefined)
    return linksOf([item], "the navbar", context, left).map((link) => ({ ...link, position }));
  const links = linksOf(items, "the navbar", context, left);
  return links.length === 0 ? [] : [{ label: textOf(label) ?? "More", items: links, position }];
}

function linksOf(value: unknown, place: string, context: NavbarContext, left: string[]): readonly Link[] {
  return listOf(value).flatMap((item): readonly Link[] => {
    const { type, label, href, to, docId } = tableOf(item);
    const written = textOf(href) ?? textOf(to) ?? "";
    const address = type === "doc" ? context.guideAddress(textOf(docId) ?? "") : addressOf(written, context);
    const icon = textOf(tableOf(item)["aria-label"]);
    if (textOf(label) === null && written === context.repository) return [];
    const name = textOf(label) ?? icon ?? /^https?:\/\/(?:www\.)?([^/]+)/.exec(written)?.[1] ?? null;
    if (name !== null && address !== null) return [{ label: name, href: address }];
    const shown = name ?? (written || (textOf(type) ?? ""));
    left.push(`an item of ${place}${shown === "" ? "" : `, “${shown}”`}`);
    return [];
  });
}

/** Addresses that sites accept. */
const addressOf = (written: string, context: NavbarContext): string | null =>
  /^(?:https?:\/\/|mailto:)\S+$/.test(written)
    ? written
    : written === ""
      ? null
      : context.addressOf(written.replace(/^\/?/, "/"));
