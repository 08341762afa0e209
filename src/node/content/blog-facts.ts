import { z } from "zod";
import { readYaml } from "./read-yaml";
import type { YamlReading } from "./read-yaml";
import { segment, text } from "./values";

const author = z.strictObject({
  name: text,
  /** What they do here. */
  title: text,
  description: text,
  /** A page of theirs elsewhere. */
  url: z
    .url({ protocol: /^https?$/, error: "an address that starts with `https://` is expected." })
    .optional(),
});

const tag = z.strictObject({ label: text, description: text });

export type Author = z.output<typeof author>;
export type Tag = z.output<typeof tag>;

/** `content/authors.yml`: authors by the name that stands in their page's address. */
export function readAuthors(file: string, source: string): YamlReading<Record<string, Author>> {
  return readNamed(file, source, "authors", author);
}

/** `content/blog/tags.yml`: tags by the name that stands in their page's address. */
export function readTags(file: string, source: string): YamlReading<Record<string, Tag>> {
  return readNamed(file, source, "tags", tag);
}

/** Names and what they name are checked apart: zod looks no further into an entry whose name is wrong. */
function readNamed<T>(
  file: string,
  yaml: string,
  rule: string,
  schema: z.ZodType<T>,
): YamlReading<Record<string, T>> {
  const source = { file, text: yaml, linesBefore: 0, rule };
  const reading = readYaml(source, z.record(z.string(), schema));
  const names = readYaml(source, z.record(segment, z.unknown()));
  const syntax =
    reading.diagnostics.length > 0 &&
    names.diagnostics.some(({ message }) => message === reading.diagnostics[0]?.message);
  const diagnostics = syntax ? reading.diagnostics : [...names.diagnostics, ...reading.diagnostics];
  return { ...reading, value: diagnostics.length > 0 ? null : reading.value, diagnostics };
}
