import { diagnosticIn, type Diagnostic, didYouMean } from "luau-diagnostics";
import { FILE_START, type TextRange } from "luau-syntax";
import { z } from "zod";
import { error } from "../diagnostics/problem";
import { readYaml, segment, nonEmptyText, type YamlReading } from "./read-yaml";
import type { MdxAnalysis } from "./analyse-mdx";

const slugPath = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
    "only lower-case letters, digits, single hyphens and slashes between them may stand in an address.",
  );

const day = z.iso.date("a day is written `2025-01-31`, and must exist.");

export const guideSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  sidebar_label: nonEmptyText.optional(),
  /** Position among its siblings, if the sidebar is generated from folders. */
  sidebar_position: z.number().optional(),
  /** The address below `/docs/`; the file's path by default. */
  slug: slugPath.optional(),
  /** The folder in the archive of the guide's files, its samples with `file="…"`. Without it, there is no archive. */
  archive: segment.optional(),
  /** Files in `static/` that the archive contains, too. */
  archive_files: z.array(nonEmptyText).default([]),
  /** The id of a heading above missing features, which search ranks before similar existing ones. */
  limits: nonEmptyText.optional(),
  draft: z.boolean().default(false),
});

export const postSchema = z.strictObject({
  title: nonEmptyText,
  description: nonEmptyText,
  date: day,
  updated: day.optional(),
  /** Keys of `content/authors.yml`. */
  authors: z.array(nonEmptyText).min(1, "a post has at least one author."),
  /** Keys of `content/blog/tags.yml`. */
  tags: z.array(nonEmptyText).default([]),
  /** The address below `/blog/`; the file's name by default. */
  slug: segment.optional(),
  draft: z.boolean().default(false),
});

export type GuideFrontMatter = z.output<typeof guideSchema>;
export type PostFrontMatter = z.output<typeof postSchema>;

interface SplitFile {
  readonly frontMatter: string;
  readonly body: string;
  readonly linesBefore: number;
  /** Whether the second `---` line is missing. */
  readonly isUnclosed?: true;
}

/** Without an end, the front matter consists of the lines that look like fields. */
export function splitFrontMatter(source: string): SplitFile {
  const text = source.replace(/^\uFEFF/, "");
  const closed = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text);
  const match = closed ?? /^---[ \t]*\r?\n((?:(?:[\w-]+:|[ \t#-]).*(?:\r?\n|$))+)/.exec(text);
  if (match === null) return { frontMatter: "", body: text, linesBefore: 0 };
  const [whole, frontMatter = ""] = match;
  const linesBefore = whole.split("\n").length - 1;
  const split = { frontMatter, body: text.slice(whole.length), linesBefore };
  return closed === null ? { ...split, isUnclosed: true } : split;
}

export function readFrontMatter<T>(
  file: string,
  { frontMatter, isUnclosed }: SplitFile,
  schema: z.ZodType<T>,
): YamlReading<T> {
  const rule = "front-matter";
  const source = { file, text: frontMatter, linesBefore: frontMatter === "" ? 0 : 1, rule };
  const reading = readYaml(source, schema);
  if (isUnclosed === undefined) return reading;
  const suggestion = "Write `---` on the line after its last field.";
  const unclosed = diagnosticIn(file, FILE_START, error(rule, "The front matter has no end.", suggestion));
  return { ...reading, value: null, diagnostics: [unclosed, ...reading.diagnostics] };
}

export function checkLimits(
  { limits }: GuideFrontMatter,
  { headings }: MdxAnalysis,
  { file, ...range }: { readonly file: string } & TextRange,
): readonly Diagnostic[] {
  const ids = headings.map(({ id }) => id);
  if (limits === undefined || ids.includes(limits)) return [];
  const message = `\`limits\` names ${limits}, which is not the id of a heading.`;
  return [diagnosticIn(file, range, error("unknown-heading", message, didYouMean(limits, ids)))];
}
