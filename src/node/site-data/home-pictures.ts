import { existsSync, readFileSync } from "node:fs";
import { didYouMean, type Problem } from "luau-diagnostics";

const folder = "content/home";
const styles = ["src/styles/tokens.css", "src/theme/custom.css"];

/**
 * Reads a picture of the home page.
 * @param file its name in `content/home`
 * @returns the SVG; empty if there is no such file
 */
export function readPicture(file: string): string {
  const path = `${folder}/${file}`;
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
}

/** Custom properties of the site's styles, and of its `custom.css`. */
export const declaredProperties = (): ReadonlySet<string> =>
  new Set(
    styles
      .filter((one) => existsSync(one))
      .flatMap((one) => [...readFileSync(one, "utf8").matchAll(/(--[\w-]+)\s*:/g)])
      .map(([, name = ""]) => name),
  );

/**
 * Checks a picture that becomes a part of the page, so that it uses the theme's colours: it contains no code.
 * @param file its name in `content/home`
 * @param declared the custom properties that it can use
 */
export function pictureProblems(
  file: string,
  svg: string,
  declared: ReadonlySet<string>,
): readonly Problem[] {
  const problem = { severity: "error", rule: "home" } as const;
  const path = `${folder}/${file}`;
  if (svg === "") return [{ ...problem, message: `There is no ${path}, which the home page shows.` }];
  const foreign = /<(?:script|style|foreignObject)\b|\s(?:on\w+|style|href|xlink:href)=/i
    .exec(svg)?.[0]
    .trim();
  if (foreign !== undefined || !svg.startsWith("<svg"))
    return [
      {
        ...problem,
        message: foreign === undefined ? `${path} is not an SVG image.` : `${path} contains \`${foreign}\`.`,
        suggestion:
          'Draw it with shapes and `fill` and `stroke` alone, such as `fill="var(--colour-accent)"`.',
      },
    ];
  // Shapes with an undeclared colour would be black.
  const used = new Set([...svg.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name));
  return [...used]
    .filter((name) => !declared.has(name))
    .map((name) => ({
      ...problem,
      message: `${path} uses \`${name}\`, which no style declares.`,
      suggestion: didYouMean(name, [...declared]) ?? "Use a colour of the theme, such as `--colour-accent`.",
    }));
}
