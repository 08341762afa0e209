/** Guides as the search needs them: Markdown files, cut at their headings. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SectionRecord } from "luau-contract";
import { fenceAfter } from "../model/code-fence";
import { reasonOf, UsageError } from "./terminal";

export interface Guide {
  /** As it was found: `content/docs/intro.mdx`. */
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly sections: readonly SectionRecord[];
}

export async function readGuides(folders: readonly string[], cwd: string): Promise<readonly Guide[]> {
  const guides: Guide[] = [];
  for (const folder of folders) {
    for (const file of await filesIn(folder, cwd))
      guides.push(toGuide(file, await readFile(path.join(cwd, file), "utf8")));
  }
  return guides;
}

async function filesIn(folder: string, cwd: string): Promise<readonly string[]> {
  try {
    const names = await readdir(path.join(cwd, folder), { recursive: true });
    const pages = names.filter((name) => /\.mdx?$/.test(name)).sort();
    return pages.map((name) => path.join(folder, name));
  } catch (error) {
    throw new UsageError(`\`${folder}\` cannot be read as a folder of guides: ${reasonOf(error)}`);
  }
}

function toGuide(file: string, source: string): Guide {
  const [, frontMatter = "", body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const title = /^title: *(.+)$/m.exec(frontMatter)?.[1] ?? path.parse(file).name;
  const description = /^description: *(.+)$/m.exec(frontMatter)?.[1] ?? "";
  const parts: { heading: string; lines: string[] }[] = [{ heading: "", lines: [description] }];
  let fence: string | null = null;
  for (const line of body.split("\n")) {
    const around = fence;
    fence = fenceAfter(line, around);
    const heading = around === null ? /^#{2,6} +(.+)$/.exec(line)?.[1] : undefined;
    if (heading !== undefined) parts.push({ heading, lines: [] });
    else if (around === null && fence === null) parts.at(-1)?.lines.push(line);
  }
  const sections = parts.map(({ heading, lines }): SectionRecord => {
    const anchor =
      heading === ""
        ? ""
        : `#${heading
            .toLowerCase()
            .replace(/[^\p{L}\p{N} -]/gu, "")
            .replaceAll(" ", "-")}`;
    return { kind: "guide", title, heading, href: `${file}${anchor}`, text: lines.join(" ") };
  });
  return { file, title, text: body.trim(), sections };
}
