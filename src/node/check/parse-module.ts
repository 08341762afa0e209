/** Reads the imports and exports of a module in TypeScript. */
import { parse } from "@babel/parser";
import type { Node, Program } from "@babel/types";
import type { TextRange } from "luau-syntax";
import { literalOf, rangeOf, variablesOf } from "../../lib/site-config/config-ranges";

export interface ParsedModule {
  readonly program: Program;
  readonly imports: readonly ModuleImport[];
  readonly exports: ReadonlySet<string>;
  /** The value that is exported by default; null without one, and for `export { Paper as default }`. */
  readonly defaultExport: Node | null;
}

export interface ModuleImport extends TextRange {
  readonly from: string;
}

/** Returns null where the syntax is wrong, which esbuild reports. */
export function parseModule(text: string): ParsedModule | null {
  try {
    const { program } = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] });
    const exported = program.body.find((node) => node.type === "ExportDefaultDeclaration");
    const defaultExport = exported ? literalOf(exported.declaration, variablesOf(program)) : null;
    return { program, imports: importsOf(program), exports: exportsOf(program), defaultExport };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function importsOf({ body }: Program): ModuleImport[] {
  return body.flatMap((node): ModuleImport[] => {
    if (!("source" in node) || !node.source) return [];
    const isType =
      ("importKind" in node ? node.importKind : "exportKind" in node && node.exportKind) === "type";
    return isType ? [] : [{ from: node.source.value, ...rangeOf(node.source) }];
  });
}

function exportsOf({ body }: Program): ReadonlySet<string> {
  return new Set(
    body.flatMap((node): string[] => {
      if (node.type === "ExportDefaultDeclaration") return ["default"];
      if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") return [];
      const listed = node.specifiers.map(({ exported }) => nameOf(exported));
      return [...listed, ...declaredNames(node.declaration)];
    }),
  );
}

function declaredNames(node: Node | null | undefined): string[] {
  if (node?.type === "FunctionDeclaration" || node?.type === "ClassDeclaration")
    return node.id ? [node.id.name] : [];
  if (node?.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

const nameOf = (node: Node): string =>
  node.type === "Identifier" ? node.name : node.type === "StringLiteral" ? node.value : "";
