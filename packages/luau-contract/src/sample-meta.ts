/** The text after a fence's language: ```` ```luau title="init.luau" showLineNumbers {1,3-5} ins={2} ```` */
export interface SampleMeta {
  /** By default, the name of the file. */
  readonly title: string | null;
  readonly lineNumbers: boolean;
  readonly highlighted: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
  readonly deleted: ReadonlySet<number>;
  /** The sample is not checked. */
  readonly noCheck: boolean;
  /** The sample is not executed. */
  readonly noRun: boolean;
  /** Text of the error that the sample must have, or null. */
  readonly error: string | null;
  /** The sample continues the one before it. */
  readonly continues: boolean;
  /**
   * The path of the file that the sample is, from the root, for `require` in other samples, or null:
   * `player/index.luau` for `/player/index.luau`.
   */
  readonly file: string | null;
  /** The sample is a definition file for those after it. */
  readonly definitions: boolean;
  /** Unknown words, for a diagnostic. */
  readonly unknown: readonly string[];
}

/** The supported words, for suggestions. */
export const metaWords: readonly string[] = [
  "title",
  "showLineNumbers",
  "ins",
  "del",
  "no-check",
  "no-run",
  "error",
  "continues",
  "file",
  "definitions",
];

/**
 * Maximum length of samples with marked lines: a range such as `{1-999999999}` must not exhaust the memory.
 */
const LONGEST = 10_000;

/** Parses the text after a fence's language. */
export function parseMeta(meta: string): SampleMeta {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const unknown: string[] = [];
  const lines = { highlighted: new Set<number>(), inserted: new Set<number>(), deleted: new Set<number>() };
  for (const [word] of meta.matchAll(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\{[^}]*\}|\S+/g)) {
    const [, name = "", value = ""] = /^([\w-]*)=?(.*)$/s.exec(word) ?? [];
    if (TEXTS.has(name)) texts.set(name, value.slice(1, -1));
    else if (FLAGS.has(name)) flags.add(name);
    else if (name === "ins") addRanges(lines.inserted, value);
    else if (name === "del") addRanges(lines.deleted, value);
    else if (word.startsWith("{")) addRanges(lines.highlighted, word);
    else unknown.push(word);
  }
  return {
    ...lines,
    title: texts.get("title") ?? texts.get("file") ?? null,
    lineNumbers: flags.has("showLineNumbers"),
    noCheck: flags.has("no-check"),
    noRun: flags.has("no-run"),
    error: texts.get("error") ?? null,
    continues: flags.has("continues"),
    file: texts.get("file")?.replace(/^(?:\.?\/)+/, "") ?? null,
    definitions: flags.has("definitions"),
    unknown,
  };
}

/** Words with a text in quotes. */
const TEXTS: ReadonlySet<string> = new Set(["title", "error", "file"]);
const FLAGS: ReadonlySet<string> = new Set([
  "showLineNumbers",
  "no-check",
  "no-run",
  "continues",
  "definitions",
]);

/** Adds the lines of `{1,3-5}`. */
function addRanges(lines: Set<number>, ranges: string): void {
  for (const [, first, last] of ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), LONGEST);
    for (let line = Number(first); line <= end; line += 1) lines.add(line);
  }
}
