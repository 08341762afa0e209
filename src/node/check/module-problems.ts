/** Problems in a site's components beside those of esbuild: exports, packages, code without effect. */
import path from "node:path";
import type { Node } from "@babel/types";
import { type Diagnostic, diagnosticIn, didYouMean } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { rangeOf } from "../../lib/site-config/config-ranges";
import { moduleFiles } from "../site-data/generated-modules";
import { ownComponentsFile } from "./own-components";
import { error, warning } from "../diagnostics/problem";
import type { ModuleImport, ParsedModule } from "./parse-module";
import { packageOf, type ThemeFile, type ThemeFiles } from "./theme-files";

const generated: ReadonlySet<string> = new Set(Object.keys(moduleFiles("pages")).map(packageOf));

interface ThemeModule extends ThemeFile {
  readonly parsed: ParsedModule | null;
}

export function moduleProblems({ file, parsed }: ThemeModule, files: ThemeFiles): readonly Diagnostic[] {
  if (parsed === null) return [];
  return [
    ...exportProblems(file, parsed),
    ...parsed.imports.flatMap((one) => packageProblems(file, one, files)),
    ...inertCode(file, parsed.program),
  ];
}

function exportProblems(file: string, parsed: ParsedModule): Diagnostic[] {
  const isPage = file.startsWith("src/pages/");
  const problems = isSlot(file) || isPage ? defaultProblems(file, parsed) : [];
  if (!isPage || parsed.exports.has("Head") || !parsed.exports.has("default")) return problems;
  const suggestion = 'Export them: `export const Head = pageHead({ title: "…", description: "…" });`.';
  const problem = warning("page-head", "The page has no title and no description.", suggestion);
  return [diagnosticIn(file, FILE_START, problem), ...problems];
}

function defaultProblems(file: string, { exports, defaultExport }: ParsedModule): Diagnostic[] {
  const problem = (message: string) => error("default-export", message, exampleOf(file));
  if (!exports.has("default"))
    return [
      diagnosticIn(file, FILE_START, problem(`${file} has no default export: what it shows is unknown.`)),
    ];
  const isRendered = !/Literal$|^(?:JSX|Object|Array)/.test(defaultExport?.type ?? "");
  if (isRendered || defaultExport === null || file === ownComponentsFile) return [];
  return [diagnosticIn(file, rangeOf(defaultExport), problem("The default export is not a component."))];
}

function exampleOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, "");
  if (name === "mdx-components") return "Export the components by name: `export default { Paper };`.";
  const component = name.replace(/(?:^|\W)(\w)/g, (_, first: string) => first.toUpperCase());
  return `Export a component: \`export default function ${component}() { … }\`.`;
}

/** esbuild reports missing files and exports, but not packages, which stay external. */
function packageProblems(file: string, one: ModuleImport, { hasPackage }: ThemeFiles): Diagnostic[] {
  const name = packageOf(one.from);
  if (name.startsWith(".") || generated.has(name) || hasPackage(name)) return [];
  const suggestion = `Install it: \`npm install ${name}\`.`;
  return [diagnosticIn(file, one, error("broken-import", `There is no package \`${name}\`.`, suggestion))];
}

const hooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState)$/;

/** State, effects and listeners do nothing: pages are HTML that React does not hydrate. */
function inertCode(file: string, program: Node): Diagnostic[] {
  return nodesBelow(program).flatMap((node): Diagnostic[] => {
    const name = inertName(node);
    if (name === null) return [];
    const message = `\`${name}\` has no effect: pages are HTML that React does not hydrate.`;
    const suggestion = "Put the behaviour into a script in `static/` that finds the element by an attribute.";
    return [diagnosticIn(file, rangeOf(node), warning("not-hydrated", message, suggestion))];
  });
}

function nodesBelow(node: Node): readonly Node[] {
  const children = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter(isNode).flatMap(nodesBelow)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "loc" in value && "start" in value;

function inertName(node: Node): string | null {
  if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && /^on[A-Z]/.test(node.name.name))
    return node.name.name;
  if (node.type !== "CallExpression") return null;
  const { callee } = node;
  const called = callee.type === "MemberExpression" ? callee.property : callee;
  return called.type === "Identifier" && hooks.test(called.name) ? called.name : null;
}

const folder = "src/theme";

/** The files with which a site can replace parts of the program. */
export const slots: readonly string[] = [
  ...["Home.tsx", "Footer.tsx", "BeforeEntry.tsx", "AfterEntry.tsx"],
  ...["mdx-components.tsx", "custom.css"],
];

const isSlot = (file: string): boolean =>
  path.posix.dirname(file) === folder && slots.includes(path.posix.basename(file));

/** Reports files next to the slots that nothing imports, since the build would ignore them. */
export function slotProblems(
  modules: readonly ThemeModule[],
  styles: readonly ThemeFile[],
): readonly Diagnostic[] {
  const imported = new Set([
    ...modules.flatMap(({ file, parsed }) => (parsed?.imports ?? []).map(({ from }) => besides(file, from))),
    ...styles.flatMap(importedByStyles),
  ]);
  return [...modules, ...styles]
    .map(({ file }) => file)
    .filter((file) => path.posix.dirname(file) === folder && !isSlot(file))
    .filter((file) => !imported.has(file) && !imported.has(file.replace(/\.[jt]sx?$/, "")))
    .map((file) => {
      const question = didYouMean(path.posix.basename(file), slots);
      const message = `${file} replaces nothing, and no other file imports it.`;
      const suggestion = question ?? `The files that replace something: ${slots.join(", ")}.`;
      const problem = (question === null ? warning : error)("unknown-slot", message, suggestion);
      return diagnosticIn(file, FILE_START, problem);
    });
}

const importedByStyles = ({ file, text }: ThemeFile): string[] =>
  [...text.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, from = ""]) => besides(file, from));

const besides = (file: string, address: string): string => path.posix.join(path.posix.dirname(file), address);
