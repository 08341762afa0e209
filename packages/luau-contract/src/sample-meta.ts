/** The text after a fence's language: ```` ```luau title="init.luau" showLineNumbers {1,3-5} ins={2} ```` */
export interface SampleMeta {
  /** By default, the name of the file. */
  readonly title: string | null;
  readonly lineNumbers: boolean;
  readonly highlighted: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
  readonly deleted: ReadonlySet<number>;
  readonly noCheck: boolean;
  readonly noRun: boolean;
  /** Text of the error that the sample must have, or null. */
  readonly error: string | null;
  /** The sample continues the one before it. */
  readonly continues: boolean;
  /** The path from the root by which `require` in other samples finds it: `player/index.luau`. */
  readonly file: string | null;
  /** The sample is a definition file for those after it. */
  readonly definitions: boolean;
  /** Unknown words, for a diagnostic. */
  readonly unknown: readonly string[];
}

/** The supported words, each with the kind of its value. */
const WORDS: ReadonlyMap<string, "text" | "lines" | "nothing"> = new Map([
  ["title", "text"],
  ["showLineNumbers", "nothing"],
  ["ins", "lines"],
  ["del", "lines"],
  ["no-check", "nothing"],
  ["no-run", "nothing"],
  ["error", "text"],
  ["continues", "nothing"],
  ["file", "text"],
  ["definitions", "nothing"],
]);

export const metaWords: readonly string[] = [...WORDS.keys()];

/** A range such as `{1-999999999}` must not exhaust the memory. */
const MAX_LINE = 10_000;

/** As Docusaurus, VitePress and rustdoc write it: `luau{1,3}`, `luau,no-check`, `luau:door.luau`. */
export function readFence(info: string) {
  const [, language = "", attached = "", rest = ""] =
    /^\s*([^\s{,:]*)((?:[,:][^\s{,:]+|\{[^}]*\})*)([^]*)$/.exec(info) ?? [];
  const options = [...attached.matchAll(/([,:])([^,:{]+)|\{[^}]*\}/g)].map(([whole, mark, word]) =>
    word === undefined ? whole : attachedOption(mark, word),
  );
  return { language: language.toLowerCase(), meta: [...options, rest.trim()].join(" ").trim() };
}

function attachedOption(mark: string | undefined, word: string): string {
  if (mark === ",") return word;
  if (/^(?:no-)?line-numbers\b/.test(word)) return word.startsWith("no-") ? "" : "showLineNumbers";
  return `title="${word}"`;
}

export function parseMeta(meta: string): SampleMeta {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const unknown: string[] = [];
  const lines = { highlighted: new Set<number>(), inserted: new Set<number>(), deleted: new Set<number>() };
  const ranges = new Map([
    ["ins", lines.inserted],
    ["del", lines.deleted],
    ["", lines.highlighted],
  ]);
  for (const [word] of meta.matchAll(OPTION)) {
    const [, name = "", value = ""] = /^([\w-]*)=?([^]*)$/.exec(word) ?? [];
    const text = textIn(value);
    const numbered = ranges.get(name);
    if (WORDS.get(name) === "text" && text !== null) texts.set(name, text);
    else if (WORDS.get(word) === "nothing") flags.add(word);
    else if (/^\[.+\]$/.test(word)) texts.set("title", word.slice(1, -1));
    else if (numbered && RANGES.test(value)) addRanges(numbered, value);
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

/** An option with its value; VitePress's title of a tab, `[door.luau]`. */
const OPTION = /[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\{[^}]*\}|\[[^\]]*\]|\S+/g;
const RANGES = /^(?:\{[\d\s,-]*\d[\d\s,-]*\}|"[\d\s,-]*\d[\d\s,-]*"|[\d,-]*\d[\d,-]*)$/;

/** A value with or without quotes; null for none, or for one that is not closed. */
function textIn(value: string): string | null {
  const [, , quoted] = /^(["'])([^]*)\1$/.exec(value) ?? [];
  return quoted ?? (/^["']|^$/.test(value) ? null : value);
}

function addRanges(lines: Set<number>, ranges: string): void {
  for (const [, first, last] of ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const end = Math.min(Number(last ?? first), MAX_LINE);
    for (let line = Number(first); line <= end; line += 1) lines.add(line);
  }
}
