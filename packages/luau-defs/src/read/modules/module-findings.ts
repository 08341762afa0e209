/** What of a module's value is not known. */
import { restOfLine, type Span } from "luau-syntax";
import type { ModuleFinding } from "../../model/converted-file";
import type { SourceFile } from "../source/source-file";
import type { ReadValues } from "./read-values";

/** A problem that appears in several places was written only once. */
export const distinct = (findings: readonly ModuleFinding[]): readonly ModuleFinding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.kind} ${finding.name} ${finding.span.join()}`, finding]),
  ).values(),
];

export const isBuiltByCall = ({ returned }: ReadValues): boolean =>
  returned !== null && returned.value !== null && returned.built.kind === "unknown";

export function noModule(source: SourceFile, { returned }: ReadValues): ModuleFinding {
  const start = source.text.search(/\S/);
  const firstLine: Span = start === -1 ? [0, 0] : restOfLine(source, start);
  const kind =
    returned?.value?.kind === "call" || returned?.built.kind === "unknown" ? "builtByCall" : "noModule";
  return { kind, name: source.slug, span: returned?.span ?? firstLine };
}

/** Comments describe the members of Moonwave's classes, however their tables are built. */
export const withoutDescribed = (
  findings: readonly ModuleFinding[],
  classNames: ReadonlyMap<string, string>,
): readonly ModuleFinding[] => {
  const classes = new Set(classNames.values());
  return findings.filter(({ kind, name }) => kind !== "builtByCall" || !classes.has(name));
};
