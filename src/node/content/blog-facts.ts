import { z } from "zod";
import { readYaml } from "./read-yaml";
import type { YamlReading } from "./read-yaml";
import { segment, text } from "./front-matter-values";

const author = z.strictObject({
  name: text,
  /** The author's role. */
  title: text,
  description: text,
  /** The author's page on another site. */
  url: z
    .url({ protocol: /^https?$/, error: "an address that starts with `https://` is expected." })
    .optional(),
});

const tag = z.strictObject({ label: text, description: text });

export type Author = z.output<typeof author>;
export type Tag = z.output<typeof tag>;

/** `content/authors.yml`: authors by their slug. */
export function readAuthors(file: string, source: string): YamlReading<Record<string, Author>> {
  return readNamed(file, source, "authors", author);
}

/** `content/blog/tags.yml`: tags by their slug. */
export function readTags(file: string, source: string): YamlReading<Record<string, Tag>> {
  return readNamed(file, source, "tags", tag);
}

/** Validates keys and values separately: zod does not validate the value of an invalid key. */
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
