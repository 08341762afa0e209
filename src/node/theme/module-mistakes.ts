/** Mistakes in the components and pages of a site: syntax, exports, imports, and code that cannot work. */
import path from "node:path";
import type { Node } from "@babel/types";
import { asQuestion, diagnosticIn, FILE_START, nearestName, type Diagnostic } from "luau-contract";
import { nodesBelow } from "./module-nodes";
import { rangeOf, readModule, type ModuleImport, type ModuleReading } from "./read-module";
import { propMistakes, PROPS_FILE } from "./slot-props";
import type { ThemeFile, ThemeFiles } from "./theme-files";

/** The module with what components may import of the program. */
const KIT = "luau-docs/theme";
const kitFile = "src/layouts/theme-kit.tsx";
/** Modules that webpack replaces: see webpack-config.ts. */
const aliases: ReadonlySet<string> = new Set([
  "luau-docs",
  "site-data",
  "site-head",
  "site-home",
  "site-messages",
]);

/** @param isSlot whether the file replaces a part of the program, by its path */
export function moduleMistakes(
  { file, text }: ThemeFile,
  files: ThemeFiles,
  isSlot: (file: string) => boolean,
): readonly Diagnostic[] {
  const reading = readModule(text);
  if (!("program" in reading)) {
    const mistake = { severity: "error", rule: "syntax", message: reading.message } as const;
    return [diagnosticIn(file, reading, mistake)];
  }
  return [
    ...exportMistakes(file, reading, isSlot(file)),
    ...reading.imports.flatMap((one) => importMistakes(file, one, files)),
    ...(isSlot(file) ? propMistakes(file, reading.program, files.read(PROPS_FILE) ?? "") : []),
    ...inertCode(file, reading.program),
  ];
}

function exportMistakes(file: string, { exports }: ModuleReading, isSlot: boolean): Diagnostic[] {
  const isPage = file.startsWith("src/pages/");
  if ((isSlot || isPage) && !exports.has("default"))
    return [
      diagnosticIn(file, FILE_START, {
        severity: "error",
        rule: "default-export",
        message: `${file} has no default export: what it shows is unknown.`,
        suggestion: exampleOf(file),
      }),
    ];
  return isPage && !exports.has("Head")
    ? [
        diagnosticIn(file, FILE_START, {
          severity: "warning",
          rule: "page-head",
          message: "The page has no title and no description.",
          suggestion: 'Export them: `export const Head = pageHead({ title: "…", description: "…" });`.',
        }),
      ]
    : [];
}

function exampleOf(file: string): string {
  const name = path.posix.basename(file).replace(/\.\w+$/, "");
  if (name === "mdx-components") return "Export the components by name: `export default { Paper };`.";
  const component = name.replace(/(?:^|\W)(\w)/g, (_, first: string) => first.toUpperCase());
  return `Export a component: \`export default function ${component}() { … }\`.`;
}

function importMistakes(file: string, one: ModuleImport, files: ThemeFiles): Diagnostic[] {
  if (one.from === KIT) return kitMistakes(file, one, files);
  if (one.from.startsWith(".")) return fileMistakes(file, one, files);
  const name = one.from.split("/", one.from.startsWith("@") ? 2 : 1).join("/");
  if (aliases.has(name) || files.hasPackage(name)) return [];
  return [broken(file, one, `There is no package \`${name}\`.`, `Install it: \`npm install ${name}\`.`)];
}

/** Names that the program does not export would be undefined when the page is rendered. */
function kitMistakes(file: string, { names }: ModuleImport, { read }: ThemeFiles): Diagnostic[] {
  const kit = readModule(read(kitFile) ?? "");
  const known = "exports" in kit ? kit.exports : new Set<string>();
  return names
    .filter(({ name }) => !known.has(name))
    .map((one) =>
      broken(
        file,
        one,
        `${KIT} has no \`${one.name}\`.`,
        asQuestion(nearestName(one.name, known)) ?? `It exports ${[...known].join(", ")}.`,
      ),
    );
}

const endings = ["", ".tsx", ".ts", ".jsx", ".js", ".json", "/index.tsx", "/index.ts", "/index.js"];

function fileMistakes(file: string, one: ModuleImport, files: ThemeFiles): Diagnostic[] {
  const folder = path.posix.dirname(file);
  const target = path.posix.join(folder, one.from);
  if (endings.some((ending) => files.exists(target + ending))) return [];
  const around = files.namesIn(path.posix.dirname(target));
  const nearest = nearestName(
    path.posix.basename(one.from),
    around.map((name) => (path.posix.extname(one.from) === "" ? name.replace(/\.[jt]sx?$/, "") : name)),
  );
  const suggestion = nearest === null ? null : `${path.posix.dirname(one.from)}/${nearest}`;
  return [broken(file, one, `There is no file \`${one.from}\`.`, asQuestion(suggestion))];
}

const broken = (
  file: string,
  range: ModuleImport | ModuleImport["names"][number],
  message: string,
  suggestion: string | null,
): Diagnostic => diagnosticIn(file, range, { severity: "error", rule: "broken-import", message, suggestion });

const hooks =
  /^use(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState)$/;

/** State, effects and listeners do nothing: pages are HTML that React does not hydrate. */
function inertCode(file: string, program: Node): Diagnostic[] {
  return nodesBelow(program).flatMap((node): Diagnostic[] => {
    const name = inertName(node);
    if (name === null) return [];
    const mistake = {
      severity: "warning",
      rule: "not-hydrated",
      message: `\`${name}\` has no effect: pages are HTML that React does not hydrate.`,
      suggestion: "Put the behaviour into a script in `static/` that finds the element by an attribute.",
    } as const;
    return [diagnosticIn(file, rangeOf(node), mistake)];
  });
}

function inertName(node: Node): string | null {
  if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && /^on[A-Z]/.test(node.name.name))
    return node.name.name;
  if (node.type !== "CallExpression") return null;
  const { callee } = node;
  const called = callee.type === "MemberExpression" ? callee.property : callee;
  return called.type === "Identifier" && hooks.test(called.name) ? called.name : null;
}
