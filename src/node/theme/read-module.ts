/** In: the text of a module in TypeScript. Out: its imports and exports, or where its syntax is wrong. */
import { parse } from "@babel/parser";
import type { ImportDeclaration, Node, Program } from "@babel/types";
import { FILE_START, type TextRange } from "luau-contract";

export interface ModuleReading {
  readonly program: Program;
  readonly imports: readonly ModuleImport[];
  /** Names of exported values; `default` among them. */
  readonly exports: ReadonlySet<string>;
}

/** An import of values, or an export of another module's values. */
export interface ModuleImport extends TextRange {
  /** As written: `./Paper`. */
  readonly from: string;
  readonly names: readonly (TextRange & { readonly name: string })[];
}

export type SyntaxMistake = TextRange & { readonly message: string };

export function readModule(text: string): ModuleReading | SyntaxMistake {
  try {
    const { program } = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] });
    return { program, imports: importsOf(program), exports: exportsOf(program) };
  } catch (error) {
    return toMistake(error);
  }
}

/** The range of a node. */
export const rangeOf = ({ loc }: Pick<Node, "loc">): TextRange =>
  loc
    ? {
        line: loc.start.line,
        column: loc.start.column + 1,
        endLine: loc.end.line,
        endColumn: loc.end.column + 1,
      }
    : FILE_START;

/** Matches the shape of the parser's errors; any other error is a bug of ours and is rethrown. */
function toMistake(error: unknown): SyntaxMistake {
  if (!(error instanceof SyntaxError) || !("loc" in error)) throw error;
  // Documented by @babel/parser, whose types do not have it.
  const { line, column } = error.loc as { readonly line: number; readonly column: number };
  const message = error.message.replace(/ \(\d+:\d+\)$/, "");
  return { message, line, column: column + 1, endLine: line, endColumn: column + 2 };
}

function importsOf({ body }: Program): ModuleImport[] {
  return body.flatMap((node): ModuleImport[] => {
    if (node.type === "ImportDeclaration" && node.importKind !== "type")
      return [{ from: node.source.value, ...rangeOf(node.source), names: namesOf(node) }];
    const isExport = node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration";
    return isExport && node.source && node.exportKind !== "type"
      ? [{ from: node.source.value, ...rangeOf(node.source), names: [] }]
      : [];
  });
}

const namesOf = ({ specifiers }: ImportDeclaration): ModuleImport["names"] =>
  specifiers.flatMap((one) =>
    one.type === "ImportSpecifier" && one.importKind !== "type"
      ? [{ name: nameOf(one.imported), ...rangeOf(one.imported) }]
      : [],
  );

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
