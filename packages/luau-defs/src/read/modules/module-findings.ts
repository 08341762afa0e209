import { restOfLine, type Span } from "luau-syntax";
import type { FileForm, ModuleFinding } from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import type { SyntaxFile } from "../syntax/parse-source";
import type { ReadValues } from "./read-values";

/** A problem that appears in several places was written only once. */
export const uniqueFindings = (findings: readonly ModuleFinding[]): readonly ModuleFinding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.kind} ${finding.name} ${finding.span.join()}`, finding]),
  ).values(),
];

export const isBuiltByCall = ({ returned }: ReadValues): boolean =>
  returned !== null && returned.value !== null && returned.built.kind === "unknown";

function firstLineOf(source: SourceFile): Span {
  const start = source.text.search(/\S/);
  return start === -1 ? [0, 0] : restOfLine(source, start);
}

interface Found extends SyntaxFile {
  readonly form: FileForm;
  readonly moduleFindings: readonly ModuleFinding[];
}

/** A module with the names and types that its statements have, on which Luau gave up. */
export function withoutAnswer<T extends Found>(module: T): T {
  if (module.form !== "module" || module.tree.statements.length === 0) return module;
  const { slug } = module.source;
  const finding = { kind: "unanswered", name: slug, span: firstLineOf(module.source) } as const;
  return { ...module, moduleFindings: [...module.moduleFindings, finding] };
}

export function noModule(source: SourceFile, { returned }: ReadValues): ModuleFinding {
  const kind =
    returned?.value?.kind === "call" || returned?.built.kind === "unknown" ? "builtByCall" : "noModule";
  return { kind, name: source.slug, span: returned?.span ?? firstLineOf(source) };
}

/** Comments describe the members of Moonwave's classes, however their tables are built. */
export const withoutDescribed = (
  findings: readonly ModuleFinding[],
  classOfTable: ReadonlyMap<string, string>,
): readonly ModuleFinding[] => {
  const classes = new Set(classOfTable.values());
  return findings.filter(({ kind, name }) => kind !== "builtByCall" || !classes.has(name));
};
