import { restOfLine, type Span } from "luau-syntax";
import type { FileForm, ModuleProblem } from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import type { SyntaxFile } from "../syntax/parse-source";
import type { ReadValues } from "./read-values";

/** Drops repeated problems: several types may contain the same code. */
export const uniqueProblems = (problems: readonly ModuleProblem[]): readonly ModuleProblem[] => [
  ...new Map(
    problems.map((problem) => [`${problem.kind} ${problem.name} ${problem.span.join()}`, problem]),
  ).values(),
];

export const isBuiltByCall = ({ returned }: ReadValues): boolean =>
  returned !== null && returned.value !== null && returned.built.kind === "unknown";

function firstLineOf(source: SourceFile): Span {
  const start = source.text.search(/\S/);
  return start === -1 ? [0, 0] : restOfLine(source, start);
}

interface CheckedModule extends SyntaxFile {
  readonly form: FileForm;
  readonly moduleProblems: readonly ModuleProblem[];
}

/** Reports that Luau gave up on a module, whose types are then those of its statements alone. */
export function withUnanswered<T extends CheckedModule>(module: T): T {
  if (module.form !== "module" || module.tree.statements.length === 0) return module;
  const { slug } = module.source;
  const problem = { kind: "unanswered", name: slug, span: firstLineOf(module.source) } as const;
  return { ...module, moduleProblems: [...module.moduleProblems, problem] };
}

export function missingModule(source: SourceFile, { returned }: ReadValues): ModuleProblem {
  const kind =
    returned?.value?.kind === "call" || returned?.built.kind === "unknown" ? "builtByCall" : "noModule";
  return { kind, name: source.slug, span: returned?.span ?? firstLineOf(source) };
}

/** Drops problems of tables built by calls if Moonwave comments describe their members. */
export const withoutClassProblems = (
  problems: readonly ModuleProblem[],
  classOfTable: ReadonlyMap<string, string>,
): readonly ModuleProblem[] => {
  const classes = new Set(classOfTable.values());
  return problems.filter(({ kind, name }) => kind !== "builtByCall" || !classes.has(name));
};
