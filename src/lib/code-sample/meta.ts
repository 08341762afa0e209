/** The text after a fence's language: ```` ```luau title="init.luau" showLineNumbers {1,3-5} ins={2} ```` */
export interface SampleMeta {
  readonly title: string | null;
  readonly lineNumbers: boolean;
  readonly highlighted: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
  readonly deleted: ReadonlySet<number>;
  /** Unknown words, for a diagnostic. */
  readonly unknown: readonly string[];
}

/** The supported words, for suggestions. */
export const metaWords: readonly string[] = ["title", "showLineNumbers", "ins", "del"];

/**
 * Maximum length of samples with marked lines: a range such as `{1-999999999}` must not exhaust the memory.
 */
const LONGEST = 10_000;

/** Parses the text after a fence's language. */
export function parseMeta(meta: string): SampleMeta {
  const found = { title: null as string | null, lineNumbers: false, unknown: [] as string[] };
  const lines = { highlighted: new Set<number>(), inserted: new Set<number>(), deleted: new Set<number>() };
  for (const [word] of meta.matchAll(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\{[^}]*\}|\S+/g)) {
    const [, name = "", value = ""] = /^([\w-]*)=?(.*)$/s.exec(word) ?? [];
    if (name === "title") found.title = value.slice(1, -1);
    else if (name === "showLineNumbers") found.lineNumbers = true;
    else if (name === "ins") addRanges(lines.inserted, value);
    else if (name === "del") addRanges(lines.deleted, value);
    else if (word.startsWith("{")) addRanges(lines.highlighted, word);
    else found.unknown.push(word);
  }
  return { ...found, ...lines };
}

/** Adds the lines of `{1,3-5}`. */
function addRanges(lines: Set<number>, ranges: string): void {
  for (const [, first, last] of ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), LONGEST);
    for (let line = Number(first); line <= end; line += 1) lines.add(line);
  }
}
