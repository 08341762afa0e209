import { existsSync, readFileSync } from "node:fs";
import { parseMeta } from "luau-contract";
import { type Diagnostic, diagnosticIn, didYouMean, type Problem } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { z } from "zod";
import { symbolsIn, toSample } from "../../lib/code-sample/render-sample";
import type { HomePicture, HomeSample, HomeTexts } from "../../lib/content/home-texts";
import { readYaml, nonEmptyText } from "../content/read-yaml";
import { error } from "../diagnostics/problem";
import { readOrNull } from "../files/write-unless-same";

const file = "content/home/home.yml";
const sampleFile = "content/home/sample.luau";

const link = {
  label: nonEmptyText,
  to: z.string().regex(/^\/(?!\/)\S*$/, "a path of this site is expected, starting with `/`."),
};

const svgFile = z.string().regex(/^[\w-]+\.svg$/, "an SVG file of `content/home` is expected.");
const picture = z.strictObject({ alt: nonEmptyText, file: svgFile }).nullable().default(null);

const schema = z.strictObject({
  lead: nonEmptyText,
  actions: z.array(z.strictObject(link)).default([]),
  scene: z
    .strictObject({ alt: nonEmptyText, file: svgFile.default("scene.svg") })
    .nullable()
    .default(null),
  sample: z.strictObject({ title: nonEmptyText, caption: nonEmptyText, picture }).nullable().default(null),
  features: z.array(z.strictObject({ title: nonEmptyText, text: nonEmptyText, picture })).default([]),
  ways: z.array(z.strictObject({ title: nonEmptyText, text: nonEmptyText, ...link })).default([]),
});

type Written = z.infer<typeof schema>;

/** The texts are null for a site without any for its home page, which shows `plainHome` instead. */
export function readHome(hrefs: ReadonlyMap<string, string>): {
  readonly home: HomeTexts | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  const source = readOrNull(file);
  if (source === null) return { home: null, diagnostics: [] };
  const written = { file, text: source, linesBefore: 0, rule: "home" };
  const { value, diagnostics, rangeOf } = readYaml(written, schema);
  if (value === null) return { home: null, diagnostics };
  if (value.sample !== null && !existsSync(sampleFile))
    return { home: null, diagnostics: [diagnosticIn(file, rangeOf(["sample"]), missingSample)] };
  const problems = problemsInPictures(value, rangeOf);
  if (problems.length > 0) return { home: null, diagnostics: problems };
  return { home: toTexts(value, hrefs), diagnostics };
}

function problemsInPictures(
  { scene, sample, features }: Written,
  rangeOf: (path: readonly PropertyKey[]) => TextRange,
): readonly Diagnostic[] {
  const declared = declaredProperties();
  const pictures = [
    { picture: scene, path: ["scene"] },
    { picture: sample?.picture ?? null, path: ["sample", "picture"] },
    ...features.map(({ picture }, index) => ({ picture, path: ["features", index, "picture"] })),
  ];
  return pictures.flatMap(({ picture, path }) => {
    if (picture === null) return [];
    const problems = pictureProblems(picture.file, readPicture(picture.file), declared);
    return problems.map((problem) => diagnosticIn(file, rangeOf(path), problem));
  });
}

const toTexts = (
  { scene, sample, features, ...texts }: Written,
  hrefs: ReadonlyMap<string, string>,
): HomeTexts => ({
  ...texts,
  scene: toPicture(scene),
  sample: sample && { ...sample, ...readSample(hrefs), picture: toPicture(sample.picture) },
  features: features.map((feature) => ({ ...feature, picture: toPicture(feature.picture) })),
});

const toPicture = (written: Written["scene"]): HomePicture | null =>
  written && { alt: written.alt, svg: readPicture(written.file) };

const missingSample = error("home", `The home page has a sample, but there is no ${sampleFile}.`);

function readSample(hrefs: ReadonlyMap<string, string>): Pick<HomeSample, "code" | "hrefs"> {
  const code = toSample(readFileSync(sampleFile, "utf8").trimEnd(), "luau", parseMeta(""));
  const linked = symbolsIn(code).flatMap((symbol): [string, string][] => {
    const href = hrefs.get(symbol);
    return href === undefined ? [] : [[symbol, href]];
  });
  return { code, hrefs: Object.fromEntries(linked) };
}

const folder = "content/home";
const styles = ["src/styles/tokens.css", "src/theme/custom.css"];

const readPicture = (file: string): string => (readOrNull(`${folder}/${file}`) ?? "").trim();

const declaredProperties = (): ReadonlySet<string> =>
  new Set(styles.flatMap((one) => (readOrNull(one) ?? "").match(/--[\w-]+(?=\s*:)/g) ?? []));

/** A picture is a part of the page, so that it uses the theme's colours (`declared`): it must contain no code. */
export function pictureProblems(
  file: string,
  svg: string,
  declared: ReadonlySet<string>,
): readonly Problem[] {
  const path = `${folder}/${file}`;
  if (svg === "") return [error("home", `There is no ${path}, which the home page shows.`)];
  const [foreign] = /<(?:script|style|foreignObject)\b|\s(?:on\w+|style|href|xlink:href)=/i.exec(svg) ?? [];
  if (foreign !== undefined || !svg.startsWith("<svg")) {
    const message =
      foreign === undefined ? `${path} is not an SVG image.` : `${path} contains \`${foreign.trim()}\`.`;
    const suggestion =
      'Draw it with shapes and `fill` and `stroke` alone, such as `fill="var(--colour-accent)"`.';
    return [error("home", message, suggestion)];
  }
  // Shapes with an undeclared colour would be black.
  const used = new Set([...svg.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name));
  return [...used]
    .filter((name) => !declared.has(name))
    .map((name) => {
      const suggestion =
        didYouMean(name, declared) ?? "Use a colour of the theme, such as `--colour-accent`.";
      return error("home", `${path} uses \`${name}\`, which no style declares.`, suggestion);
    });
}
