/** Problems in a site's components beside those of esbuild: exports, packages, code without effect. */
import path from "node:path";
import type { Node } from "@babel/types";
import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { FILE_START } from "luau-syntax";
import { rangeOf } from "../../lib/site-config/config-ranges";
import { moduleFiles } from "../site-data/generated-modules";
import { ownComponentsFile } from "./own-components";
import { readModule, type ModuleImport, type ModuleReading } from "./read-module";
import { packageOf, type ThemeFile, type ThemeFiles } from "./theme-files";

const generated: ReadonlySet<string> = new Set(Object.keys(moduleFiles("pages")).map(packageOf));

export function moduleProblems(
  { file, text }: ThemeFile,
  files: ThemeFiles,
  isSlot: (file: string) => boolean,
): readonly Diagnostic[] {
  const reading = readModule(text);
  if (reading === null) return [];
  return [
    ...exportProblems(file, reading, isSlot(file)),
    ...reading.imports.flatMap((one) => packageProblems(file, one, files)),
    ...inertCode(file, reading.program),
  ];
}

function exportProblems(file: string, reading: ModuleReading, isSlot: boolean): Diagnostic[] {
  const isPage = file.startsWith("src/pages/");
  const problems = isSlot || isPage ? defaultProblems(file, reading) : [];
  if (!isPage || reading.exports.has("Head") || !reading.exports.has("default")) return problems;
  const problem = {
    severity: "warning",
    rule: "page-head",
    message: "The page has no title and no description.",
    suggestion: 'Export them: `export const Head = pageHead({ title: "…", description: "…" });`.',
  } as const;
  return [diagnosticIn(file, FILE_START, problem), ...problems];
}

function defaultProblems(file: string, { exports, defaultExport }: ModuleReading): Diagnostic[] {
  const problem = { severity: "error", rule: "default-export", suggestion: exampleOf(file) } as const;
  if (!exports.has("default")) {
    const message = `${file} has no default export: what it shows is unknown.`;
    return [diagnosticIn(file, FILE_START, { ...problem, message })];
  }
  const isRendered = !/Literal$|^(?:JSX|Object|Array)/.test(defaultExport?.type ?? "");
  if (isRendered || defaultExport === null || file === ownComponentsFile) return [];
  const message = "The default export is not a component.";
  return [diagnosticIn(file, rangeOf(defaultExport), { ...problem, message })];
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
  const message = `There is no package \`${name}\`.`;
  const suggestion = `Install it: \`npm install ${name}\`.`;
  return [diagnosticIn(file, one, { severity: "error", rule: "broken-import", message, suggestion })];
}

const hooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState)$/;

/** State, effects and listeners do nothing: pages are HTML that React does not hydrate. */
function inertCode(file: string, program: Node): Diagnostic[] {
  return nodesBelow(program).flatMap((node): Diagnostic[] => {
    const name = inertName(node);
    if (name === null) return [];
    const problem = {
      severity: "warning",
      rule: "not-hydrated",
      message: `\`${name}\` has no effect: pages are HTML that React does not hydrate.`,
      suggestion: "Put the behaviour into a script in `static/` that finds the element by an attribute.",
    } as const;
    return [diagnosticIn(file, rangeOf(node), problem)];
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
