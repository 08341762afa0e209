/** The guides of a former site. */
import path from "node:path";
import { formerDoc, leadingNumber } from "./former-address";
import type { FormerSite } from "./former-site";
import { splitFront, titleOf, withFront } from "./split-front";
import { filesBelow, readText } from "../disk";
import { isPageFile } from "./source-project";
import { numberOf, wordsOf } from "./config-values";

/** A file of the new site. Guides and posts have addresses, lists of authors and tags have none. */
export interface Page {
  readonly target: string;
  readonly text: string;
  readonly address?: string;
  readonly href?: string;
}

export function guidesOf({ folder, docsFolder, docsBase, rootGuides }: FormerSite): readonly Page[] {
  const files = filesBelow(path.join(folder, docsFolder)).filter(isPageFile);
  const inDocs = files.map((file): Page => {
    const source = splitFront(readText(path.join(folder, docsFolder, file)) ?? "");
    const doc = formerDoc(file, source.front);
    // The first page of the docs is that of the reference.
    const name = FIRST.test(file) ? `introduction${path.extname(file)}` : file;
    const fields = {
      sidebar_label: wordsOf(source.front["sidebar_label"]),
      sidebar_position: numberOf(source.front["sidebar_position"]) ?? leadingNumber(path.basename(file)),
    };
    return {
      target: `docs/${name}`,
      text: withFront(source, titleOf(doc.name), fields),
      address: path.posix.join(docsBase || "/", doc.slug).replace(/(?<=.)\/$/, ""),
      href: `/docs/${encodeURI(name.replace(/\.mdx?$/, "").replace(/\/(?:index|readme)$/i, ""))}`,
    };
  });
  const others = rootGuides.map(({ name, source, position }): Page => {
    const text = withFront(splitFront(source), titleOf(name), { sidebar_position: position });
    return { target: `docs/${name}.md`, text };
  });
  return [...inDocs, ...others];
}

const FIRST = /^(?:index|readme)\.mdx?$/i;
