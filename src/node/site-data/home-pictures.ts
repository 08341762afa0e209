import { didYouMean, type Problem } from "luau-diagnostics";
import { error } from "../diagnostics/problem";
import { readOrNull } from "../files/write-unless-same";

const folder = "content/home";
const styles = ["src/styles/tokens.css", "src/theme/custom.css"];

export const readPicture = (file: string): string => (readOrNull(`${folder}/${file}`) ?? "").trim();

export const declaredProperties = (): ReadonlySet<string> =>
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
