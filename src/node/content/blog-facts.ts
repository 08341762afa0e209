import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { z } from "zod";
import { xmlText } from "../../lib/html/escape-html";
import type { Site } from "../../lib/site-config/schema";
import { filesUnder } from "../files/published-files";
import { isText } from "../mdx/file-link";
import { splitFrontMatter } from "./front-matter";
import { readYaml, segment, nonEmptyText, type YamlReading } from "./read-yaml";

const author = z.strictObject({
  name: nonEmptyText,
  title: nonEmptyText,
  description: nonEmptyText,
  url: z
    .url({ protocol: /^https?$/, error: "an address that starts with `https://` is expected." })
    .optional(),
});

const tag = z.strictObject({ label: nonEmptyText, description: nonEmptyText });

export type Author = z.output<typeof author>;
export type Tag = z.output<typeof tag>;

export const readAuthors = (file: string, source: string): YamlReading<Record<string, Author>> =>
  readNamed(file, source, "authors", author);

export const readTags = (file: string, source: string): YamlReading<Record<string, Tag>> =>
  readNamed(file, source, "tags", tag);

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

/** Whether a blog has published posts: without any, a site has neither feeds nor a blog page. */
export const hasPosts = (folder: string): boolean =>
  filesUnder(folder).some((file) => isText(file) && !isDraft(readFileSync(path.join(folder, file), "utf8")));

/** Any other problem in a post is reported when it is read. */
const isDraft = (text: string): boolean =>
  parseDocument(splitFrontMatter(text).frontMatter).get("draft") === true;

export const feedTitle = ({ title }: Pick<Site, "title">): string => xmlText(`${title} blog`);
