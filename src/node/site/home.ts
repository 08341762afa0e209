import { existsSync, readFileSync } from "node:fs";
import { diagnosticIn, type Diagnostic } from "luau-contract";
import { z } from "zod";
import { parseMeta } from "../../lib/code-sample/meta";
import { symbolsIn, toSample } from "../../lib/code-sample/render-sample";
import type { HomeSample, HomeTexts } from "../../lib/content/home";
import { readYaml } from "../content/read-yaml";
import { text } from "../content/values";

const file = "content/home/home.yml";
const sampleFile = "content/home/sample.luau";

const link = {
  label: text,
  to: z.string().regex(/^\/(?!\/)\S*$/, "a path of this site is expected, starting with `/`."),
};

const schema = z.strictObject({
  lead: text,
  actions: z.array(z.strictObject(link)).default([]),
  sample: z.strictObject({ title: text, caption: text }).nullable().default(null),
  features: z.array(z.strictObject({ title: text, text })).default([]),
  ways: z.array(z.strictObject({ title: text, text, ...link })).default([]),
});

interface HomeReading {
  /** Null for a site without texts for its home page, which then shows title and tagline. */
  readonly home: HomeTexts | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the home page's texts and its sample.
 * @param hrefs the addresses of the API's names
 */
export function readHome(hrefs: ReadonlyMap<string, string>): HomeReading {
  if (!existsSync(file)) return { home: null, diagnostics: [] };
  const source = readFileSync(file, "utf8");
  const { value, diagnostics, rangeOf } = readYaml(
    { file, text: source, linesBefore: 0, rule: "home" },
    schema,
  );
  if (value === null) return { home: null, diagnostics };
  if (value.sample !== null && !existsSync(sampleFile))
    return { home: null, diagnostics: [diagnosticIn(file, rangeOf(["sample"]), missingSample)] };
  return {
    home: { ...value, sample: value.sample && { ...value.sample, ...readSample(hrefs) } },
    diagnostics,
  };
}

const missingSample = {
  severity: "error",
  rule: "home",
  message: `The home page has a sample, but there is no ${sampleFile}.`,
} as const;

function readSample(hrefs: ReadonlyMap<string, string>): Pick<HomeSample, "code" | "hrefs"> {
  const code = toSample(readFileSync(sampleFile, "utf8").trimEnd(), "luau", parseMeta(""));
  const known = symbolsIn(code).flatMap((symbol): [string, string][] => {
    const href = hrefs.get(symbol);
    return href === undefined ? [] : [[symbol, href]];
  });
  return { code, hrefs: Object.fromEntries(known) };
}
