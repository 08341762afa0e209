import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { linkSymbols } from "../../lib/code-sample/link-symbols";
import { parseMeta } from "../../lib/code-sample/meta";
import { renderSample } from "../../lib/code-sample/render-sample";
import type { HomeTexts } from "../../lib/home";
import { formatDiagnostic } from "../content/content-diagnostics";
import { readYaml } from "../content/read-yaml";
import { text } from "../content/values";

const file = "content/home/home.yml";
const sampleFile = "content/home/sample.luau";

const link = { label: text, to: z.string().regex(/^\/(?!\/)\S*$/, "a path of this site is expected, starting with `/`.") };

const schema = z.strictObject({
  lead: text,
  actions: z.array(z.strictObject(link)).default([]),
  sample: z.strictObject({ title: text, caption: text }).nullable().default(null),
  features: z.array(z.strictObject({ title: text, text })).default([]),
  ways: z.array(z.strictObject({ title: text, text, ...link })).default([]),
});

interface HomeReading {
  /** Null for a site that has no texts for its home page: title and tagline have to do. */
  readonly home: HomeTexts | null;
  readonly mistakes: readonly string[];
}

/**
 * Reads the home page's texts and its sample.
 * @param hrefs where the names of the API are described
 */
export function readHome(hrefs: ReadonlyMap<string, string>): HomeReading {
  if (!existsSync(file)) return { home: null, mistakes: [] };
  const source = readFileSync(file, "utf8");
  const { value, diagnostics } = readYaml({ file, text: source, linesBefore: 0, rule: "home" }, schema);
  const mistakes = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, source));
  if (value === null) return { home: null, mistakes };
  if (value.sample !== null && !existsSync(sampleFile)) return { home: null, mistakes: [`${file} has a sample, but there is no ${sampleFile}.`] };
  return { home: { ...value, sample: value.sample && { ...value.sample, html: sampleHtml(hrefs) } }, mistakes };
}

const sampleHtml = (hrefs: ReadonlyMap<string, string>) => linkSymbols(renderSample(readFileSync(sampleFile, "utf8").trimEnd(), "luau", parseMeta("")), hrefs);
