/** Misspelt custom properties in the style sheets of a site, whose names no compiler of styles knows. */
import { type Diagnostic, diagnosticAt, didYouMean, type Problem } from "luau-diagnostics";
import { sourceText } from "luau-syntax";
import { warning } from "../diagnostics/problem";
import type { ThemeFile, ThemeFiles } from "./theme-files";

interface CustomProperties {
  readonly declared: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/** The text of a style sheet with blank comments, so that positions remain. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, " "));

export function tokenProblems(sheets: readonly ThemeFile[], files: ThemeFiles): readonly Diagnostic[] {
  const properties = customProperties(files);
  return sheets.flatMap(({ file, text }) => {
    const source = sourceText(file, text);
    return [...withoutComments(text).matchAll(DECLARED_OR_USED)].flatMap((match) => {
      const [, declared, used = "", comma] = match;
      const problem =
        declared === undefined
          ? usedProblem(used, comma !== undefined, properties)
          : declaredProblem(declared, properties);
      const start = match.index + match[0].indexOf("--");
      return problem === null
        ? []
        : [diagnosticAt(source, [start, start + (declared ?? used).length], problem)];
    });
  });
}

const DECLARED_OR_USED = /(?<![\w-])(--[\w-]+)\s*:|var\(\s*(--[\w-]+)\s*(,)?/g;
/** In code, properties are set in `style` attributes, and read. */
const IN_CODE = /["'`](--[\w-]+)["'`:]/g;

function customProperties({ namesIn, read }: ThemeFiles): CustomProperties {
  const [declared, used] = [new Set<string>(), new Set<string>()];
  for (const name of namesIn("src").filter((file) => /\.(?:css|tsx?)$/.test(file))) {
    const text = read(`src/${name}`);
    const pattern = name.endsWith(".css") ? DECLARED_OR_USED : IN_CODE;
    for (const [, first, second] of text.matchAll(pattern)) {
      if (first !== undefined) declared.add(first);
      if (pattern === IN_CODE && first !== undefined) used.add(first);
      if (second !== undefined) used.add(second);
    }
  }
  return { declared, used };
}

/** A site's unused custom property whose name resembles a token: the token keeps its value. */
function declaredProblem(property: string, { declared, used }: CustomProperties): Problem | null {
  if (used.has(property)) return null;
  const others = [...declared].filter((name) => name !== property);
  const suggestion = didYouMean(property, others);
  return suggestion === null ? null : warning("css-token", `Nothing uses \`${property}\`.`, suggestion);
}

function usedProblem(name: string, hasFallback: boolean, { declared }: CustomProperties): Problem | null {
  if (declared.has(name)) return null;
  const suggestion = didYouMean(name, declared);
  // A fallback value implies that the property may be undefined, such as one that a script sets.
  if (suggestion === null && hasFallback) return null;
  return warning("css-token", `No style sheet declares \`${name}\`.`, suggestion);
}
