import { existsSync, readFileSync } from "node:fs";
import { didYouMean, type Problem } from "luau-diagnostics";

const folder = "content/home";
const styles = ["src/styles/tokens.css", "src/theme/custom.css"];

/** Returns the SVG of a file in `content/home`; empty if there is no such file. */
export function readPicture(file: string): string {
  const path = `${folder}/${file}`;
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
}

export const declaredProperties = (): ReadonlySet<string> =>
  new Set(
    styles
      .filter((one) => existsSync(one))
      .flatMap((one) => [...readFileSync(one, "utf8").matchAll(/(--[\w-]+)\s*:/g)])
      .map(([, name = ""]) => name),
  );

/**
 * A picture is a part of the page, so that it uses the theme's colours (`declared`): it must contain no code.
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
