/** The guides of a former site. */
import path from "node:path";
import { formerDoc, type FormerDoc } from "./former-address";
import type { FormerSite } from "./former-site";
import type { Page } from "./links";
import { filesBelow, readText } from "./project";
import { LAST, titleOf, type Placed } from "./sidebar";
import { splitFront, withFront, type Converted, type Source } from "./to-mdx";
import { numberOf, wordsOf } from "./values";

/** A guide before it is converted. */
export interface Guide extends Page {
  readonly source: Source;
  /** Its title, if the text has none. */
  readonly fallback: string;
  readonly placed: Omit<Placed, "label">;
}

export function guidesOf(site: FormerSite): readonly Guide[] {
  const { folder, base } = site.docs;
  const files = filesBelow(path.join(site.folder, folder)).filter(isPageFile);
  const found = files.map((file) => {
    const source = splitFront(readText(path.join(site.folder, folder, file)) ?? "");
    return { file, source, doc: formerDoc(file, source.front) };
  });
  const slugs = new Set(found.map(({ doc }) => doc.slug));
  const inDocs = found.map(({ file, source, doc }): Guide => {
    const name = nameOf(doc, slugs);
    const { front } = source;
    const position = numberOf(front["sidebar_position"]) ?? doc.number ?? LAST;
    const within = path.posix.dirname(file).replace(/^\.$/, "");
    return {
      file: path.posix.join(folder, file),
      address: path.posix.join(base || "/", doc.slug).replace(/(?<=.)\/$/, ""),
      ...placeOf(name),
      source,
      fallback: titleOf(path.posix.basename(doc.isIndex && within !== "" ? within : doc.id)),
      placed: { id: doc.id, folder: within, name: slugOf(name), position, isIndex: doc.isIndex },
    };
  });
  return [
    ...inDocs,
    ...site.top.map(
      ({ file, name, source, position }): Guide => ({
        file,
        address: `/docs/${name}`,
        ...placeOf(name),
        source: splitFront(source),
        fallback: titleOf(name),
        placed: { id: name, folder: null, name, position, isIndex: false },
      }),
    ),
  ];
}

/** Names with an underscore are those of parts. */
export const isPageFile = (file: string): boolean => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);

/** Its file below `content/docs`, without extension: guides keep their addresses, except the one at `/docs`. */
function nameOf({ slug, id, isIndex }: FormerDoc, slugs: ReadonlySet<string>): string {
  if (slug !== "") return isIndex ? `${slug}/index` : slug;
  const own = isIndex ? "introduction" : id;
  return slugs.has(own) ? `${own}-page` : own;
}

const slugOf = (name: string): string => name.replace(/\/index$/, "");
const placeOf = (name: string) => ({ target: `docs/${name}.mdx`, href: `/docs/${encodeURI(slugOf(name))}` });

/** The guide's file. */
export function guideText(
  { source: { front }, placed }: Guide,
  { title, description, text }: Converted,
): string {
  return withFront(
    {
      title,
      description,
      sidebar_label: wordsOf(front["sidebar_label"]),
      sidebar_position: placed.position === LAST || placed.folder === null ? null : placed.position,
      draft: front["draft"] === true ? true : null,
    },
    text,
  );
}
