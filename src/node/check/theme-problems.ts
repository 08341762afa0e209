/** In: a site's `src/theme/` and `src/pages/`. Out: their problems that no compiler reports. */
import path from "node:path";
import { type Message, transform } from "esbuild";
import {
  asQuestion,
  type Diagnostic,
  diagnosticIn,
  didYouMean,
  nearestName,
  type Problem,
  sortDiagnostics,
  diagnosticAt,
} from "luau-diagnostics";
import { FILE_START, rangeAt, sourceText } from "luau-syntax";
import { withBasePath, withoutBasePath } from "../../lib/urls/base-path";
import { parseModule } from "./parse-module";
import { ownComponents, ownComponentsFile } from "./own-components";
import { moduleProblems, slotProblems } from "./module-problems";
import { error, warning } from "../diagnostics/problem";
import { readThemeFiles, type ThemeFile, type ThemeFiles } from "./theme-files";

/** @param folders the site's folder, which paths of diagnostics start from, then the program's if it is another */
export async function themeProblems(
  folders: readonly [string, ...string[]],
  baseUrl: string,
): Promise<readonly Diagnostic[]> {
  const files = readThemeFiles(folders);
  const modules = files.modules.map((module) => ({ ...module, parsed: parseModule(module.text) }));
  const syntax = await Promise.all(files.styles.map(syntaxProblems));
  return sortDiagnostics([
    ...modules.flatMap((module) => moduleProblems(module, files)),
    ...files.modules.flatMap(componentProblems),
    ...slotProblems(modules, files.styles),
    ...syntax.flat(),
    ...files.styles.flatMap((sheet) => addressProblems(sheet, files, baseUrl)),
    ...tokenProblems(files.styles, files),
  ]);
}

const componentProblems = ({ file, text }: ThemeFile): Diagnostic[] =>
  file === ownComponentsFile ? ownComponents(text).problems.map((one) => diagnosticIn(file, one, one)) : [];

async function syntaxProblems({ file, text }: ThemeFile): Promise<readonly Diagnostic[]> {
  const { warnings } = await transform(text, { loader: "css", logLevel: "silent" });
  return warnings.filter(({ id }) => id === "css-syntax-error").map((one) => toDiagnostic(file, one));
}

function toDiagnostic(file: string, { text, location: end, notes }: Message): Diagnostic {
  // For an unclosed block, a note contains the position where it starts.
  const location = notes.find((note) => note.location !== null)?.location ?? end;
  const problem = error("syntax", `${text}.`, end?.suggestion ? `Add \`${end.suggestion}\`.` : null);
  if (location === null) return diagnosticIn(file, FILE_START, problem);
  const { line, column, length } = location;
  const endColumn = column + 1 + Math.max(1, length);
  return diagnosticIn(file, { line, column: column + 1, endLine: line, endColumn }, problem);
}

function addressProblems({ file, text }: ThemeFile, files: ThemeFiles, baseUrl: string): Diagnostic[] {
  const addresses = /url\(\s*(["']?)([^"')]*)\1\s*\)|@import\s+(["'])([^"']*)\3/g;
  return [...withoutComments(text).matchAll(addresses)].flatMap((match) => {
    const address = (match[2] ?? match[4] ?? "").trim();
    const problem = addressProblem(address, path.posix.dirname(file), files, baseUrl);
    if (problem === null) return [];
    const start = match.index + match[0].indexOf(address);
    return [diagnosticIn(file, rangeAt(sourceText(file, text), [start, start + address.length]), problem)];
  });
}

function addressProblem(address: string, folder: string, files: ThemeFiles, baseUrl: string): Problem | null {
  if (address === "" || address.startsWith("#")) return null;
  if (/^data:/i.test(address)) return /^data:image\//i.test(address) ? null : refused(address.slice(0, 24));
  if (/^(?:[a-z][a-z\d+.-]+:)?\/\//i.test(address)) return refused(address);
  const target = address.replace(/[?#].*$/s, "");
  return target.startsWith("/") ? rootProblem(target, files, baseUrl) : fileProblem(target, folder, files);
}

const refused = (address: string): Problem =>
  error(
    "foreign-address",
    `Browsers do not load \`${address}\`: the content policy allows files of the site only.`,
    'Put the file beside the style sheet: `url("./fonts/name.woff2")`.',
  );

/** A file in `static/`, whose address starts with the base path. */
function rootProblem(target: string, files: ThemeFiles, baseUrl: string): Problem | null {
  const sitePath = withoutBasePath(target, baseUrl);
  const isBelow = baseUrl === "/" || sitePath !== target;
  if (isBelow && files.exists(`static${sitePath}`)) return null;
  const published = files.namesIn("static").map((name) => baseUrl + name);
  const prefixed = withBasePath(target, baseUrl);
  return error(
    "broken-address",
    `\`${target}\` leads to nothing.`,
    asQuestion(published.includes(prefixed) ? prefixed : nearestName(target, published)) ??
      'Put the file beside the style sheet, which works below any base path: `url("./name.svg")`.',
  );
}

function fileProblem(target: string, folder: string, files: ThemeFiles): Problem | null {
  const file = path.posix.join(folder, target);
  // The target may be a file of a package, such as `@fontsource/lora/files/lora-latin-400-normal.woff2`.
  if (files.exists(file) || (!target.startsWith(".") && files.hasPackage(target))) return null;
  const siblings = files.namesIn(folder).map((name) => `./${name}`);
  return error("broken-address", `There is no file \`${target}\`.`, didYouMean(target, siblings));
}

interface CustomProperties {
  readonly declared: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/** The text of a style sheet with blank comments, so that positions remain. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, " "));

function tokenProblems(sheets: readonly ThemeFile[], files: ThemeFiles): readonly Diagnostic[] {
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
/** Properties that code sets in `style` attributes, or reads. */
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
