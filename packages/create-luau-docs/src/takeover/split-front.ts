/** In: a guide or post of another generator. Out: the front matter that a site requires, and the same text. */
import { parseYaml, wordsOf, type Table } from "./config-values";

export interface Source {
  readonly front: Table;
  readonly body: string;
}

export function splitFront(text: string): Source {
  const [, front = "", body = ""] =
    /^(?:\uFEFF)?(?:---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$))?([\s\S]*)$/.exec(text) ?? [];
  return { front: parseYaml(front) ?? {}, body };
}

/** Only the heading that becomes the title is removed. Fields without a value are omitted. */
export function withFront({ front, body }: Source, fallback: string, fields: Table): string {
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(body);
  const text = heading === null ? body : body.slice(heading[0].length);
  const title = wordsOf(front["title"]) ?? plain(heading?.[1] ?? fallback);
  const description = wordsOf(front["description"]) ?? firstParagraph(text) ?? `${title}.`;
  const draft = front["draft"] === true ? true : null;
  const lines = Object.entries({ title, description, ...fields, draft }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---", "", `${text.trim()}\n`].join("\n");
}

function firstParagraph(body: string): string | null {
  const paragraph = body
    .split(/\r?\n\s*\r?\n/)
    .find(
      (part) =>
        /^\s*[\p{L}\p{N}[*_`"]/u.test(part) && !/^\s*[*-]\s|:::|^\s*\[!\[|^(?:import|export)\s/m.test(part),
    );
  const text = paragraph === undefined ? "" : plain(paragraph.trim());
  if (text === "") return null;
  return text.length <= MAX_DESCRIPTION_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", MAX_DESCRIPTION_LENGTH))} …`;
}

const MAX_DESCRIPTION_LENGTH = 160;

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\s*\{#[\w-]+\}\s*$/g, "")
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<\/?[a-zA-Z][^<>]*>|[*_`]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** `BestPractices` → `Best Practices` */
export const titleOf = (name: string): string =>
  name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/^./, (letter) => letter.toUpperCase());
