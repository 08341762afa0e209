import { existsSync, readFileSync } from "node:fs";
import { diagnosticIn, didYouMean, parseMeta, type Diagnostic, type Mistake } from "luau-contract";
import { z } from "zod";
import { symbolsIn, toSample } from "../../lib/code-sample/render-sample";
import type { HomeSample, HomeTexts } from "../../lib/content/home";
import { readYaml } from "../content/read-yaml";
import { text } from "../content/values";

const file = "content/home/home.yml";
const sampleFile = "content/home/sample.luau";
const sceneFile = "content/home/scene.svg";
const styles = ["src/styles/tokens.css", "src/theme/custom.css"];

const link = {
  label: text,
  to: z.string().regex(/^\/(?!\/)\S*$/, "a path of this site is expected, starting with `/`."),
};

const schema = z.strictObject({
  lead: text,
  actions: z.array(z.strictObject(link)).default([]),
  scene: z.strictObject({ alt: text }).nullable().default(null),
  sample: z.strictObject({ title: text, caption: text }).nullable().default(null),
  features: z.array(z.strictObject({ title: text, text })).default([]),
  ways: z.array(z.strictObject({ title: text, text, ...link })).default([]),
});

interface HomeReading {
  /** Null for a site without texts for its home page, which shows `plainHome` instead. */
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
  const scene = value.scene && { ...value.scene, svg: readScene() };
  const mistakes = scene === null ? [] : sceneMistakes(scene.svg, declaredProperties());
  if (mistakes.length > 0) {
    const places = mistakes.map((mistake) => diagnosticIn(file, rangeOf(["scene"]), mistake));
    return { home: null, diagnostics: places };
  }
  return {
    home: { ...value, scene, sample: value.sample && { ...value.sample, ...readSample(hrefs) } },
    diagnostics,
  };
}

const readScene = (): string => (existsSync(sceneFile) ? readFileSync(sceneFile, "utf8").trim() : "");

/** Custom properties of the site's styles, and of its `custom.css`. */
const declaredProperties = (): ReadonlySet<string> =>
  new Set(
    styles
      .filter((one) => existsSync(one))
      .flatMap((one) => [...readFileSync(one, "utf8").matchAll(/(--[\w-]+)\s*:/g)])
      .map(([, name = ""]) => name),
  );

/**
 * Inlines the picture into the page, so that it uses the theme's colours. It contains no code.
 * @param declared the custom properties that it can use
 */
export function sceneMistakes(svg: string, declared: ReadonlySet<string>): readonly Mistake[] {
  const mistake = { severity: "error", rule: "home" } as const;
  if (svg === "")
    return [{ ...mistake, message: `The home page has a scene, but there is no ${sceneFile}.` }];
  const foreign = /<(?:script|style|foreignObject)\b|\s(?:on\w+|style|href|xlink:href)=/i
    .exec(svg)?.[0]
    .trim();
  if (foreign !== undefined || !svg.startsWith("<svg"))
    return [
      {
        ...mistake,
        message: foreign === undefined ? `${sceneFile} is no SVG.` : `${sceneFile} contains \`${foreign}\`.`,
        suggestion:
          'Draw it with shapes and `fill` and `stroke` alone, such as `fill="var(--colour-accent)"`.',
      },
    ];
  // Shapes with an undeclared colour would be black.
  const used = new Set([...svg.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name));
  return [...used]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      ...mistake,
      message: `${sceneFile} uses \`${name}\`, which no style declares.`,
      suggestion: didYouMean(name, [...declared]) ?? "Use a colour of the theme, such as `--colour-accent`.",
    }));
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
