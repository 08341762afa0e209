/** Guides as the search needs them: Markdown files, cut at their headings. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SectionRecord } from "luau-contract";
import { errorMessage } from "luau-diagnostics";
import { withForwardSlashes } from "luau-syntax";
import { isGuide, textDocument } from "../../engine/samples/documents";
import { splitFences } from "../../engine/samples/fences";
import { UsageError } from "./terminal";

export interface Guide {
  readonly file: string;
  /** The address of its page, or its file. */
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly sections: readonly SectionRecord[];
}

/** @param site the URL of the site whose guides are in `content/docs/`; null if it is not known */
export async function readGuides(
  folders: readonly string[],
  cwd: string,
  site: string | null = null,
): Promise<readonly Guide[]> {
  const guides: Guide[] = [];
  for (const folder of folders) {
    for (const file of await filesIn(folder, cwd))
      guides.push(toGuide(file, await readFile(path.join(cwd, file), "utf8"), site));
  }
  return guides;
}

async function filesIn(folder: string, cwd: string): Promise<readonly string[]> {
  try {
    const names = await readdir(path.join(cwd, folder), { recursive: true });
    const pages = names.filter(isGuide).sort();
    return pages.map((name) => withForwardSlashes(path.join(folder, name)));
  } catch (error) {
    throw new UsageError(`\`${folder}\` cannot be read as a folder of guides: ${errorMessage(error)}`);
  }
}

function toGuide(file: string, source: string, site: string | null): Guide {
  const [, frontMatter = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const title = /^title: *(.+)$/m.exec(frontMatter)?.[1] ?? path.parse(file).name;
  const slug = /^slug: *(.+)$/m.exec(frontMatter)?.[1];
  const href = site === null ? file : (pageOf(file, slug, site) ?? file);
  const description = /^description: *(.+)$/m.exec(frontMatter)?.[1] ?? "";
  const drafts: { heading: string; id: string; lines: string[] }[] = [
    { heading: "", id: "", lines: [description] },
  ];
  for (const { text } of textDocument(file, source).texts.flatMap((lines) => splitFences(lines).prose)) {
    const [, heading, id] = HEADING.exec(text) ?? [];
    if (heading === undefined) drafts.at(-1)?.lines.push(text);
    else drafts.push({ heading, id: id ?? idOf(heading), lines: [] });
  }
  const sections = drafts.map(({ heading, id, lines }): SectionRecord => {
    const anchor = heading === "" ? "" : `#${id}`;
    return { kind: "guide", title, heading, href: `${href}${anchor}`, text: lines.join(" ") };
  });
  return { file, href, title, text: body.trim(), sections };
}

/** A heading, and the id that its author has written: `{#id}`, or the same in a comment of MDX. */
const HEADING = /^#{2,6} +(.+?)(?:\s*\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\})?\s*$/;

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** Guides of a site are pages below `/docs`, at their path or their `slug`. */
function pageOf(file: string, slug: string | undefined, site: string): string | null {
  const inDocs = /(?:^|\/)content\/docs\/(.*)$/.exec(file)?.[1];
  if (inDocs === undefined) return null;
  const name = slug ?? inDocs.replace(/\.[a-z]+$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
  return `${site}/docs/${name}`.replace(/\/+$/, "");
}
