import { type Diagnostic, diagnosticIn } from "luau-diagnostics";
import { entriesOf, isPublic, membersOf } from "../../model/entries";
import type { SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel, Entry } from "../../model/model";

/** A sample in an entry's own comment counts, and for a type, one that names a member of it. */
export function missingSamples(
  { modules }: ApiModel,
  isUsed: (id: SymbolId) => boolean,
): readonly Diagnostic[] {
  const hasSample = (entry: AnyEntry): boolean => isUsed(entry.id) || textsOf(entry).some(hasLuau);
  return modules
    .filter(({ hidden }) => !hidden)
    .flatMap(entriesOf)
    .filter(isPublic)
    .flatMap((entry) => {
      const members = membersOf(entry).filter(isPublic);
      const isMissing = isChecked(entry) && ![entry, ...members].some(hasSample);
      const functions = members.filter((member) => member.kind === "function" && !hasSample(member));
      return [...(isMissing ? [entry] : []), ...functions].map(missing);
    });
}

/** Values of enums, listeners of events and constants do not need samples. */
const isChecked = ({ kind }: Entry): boolean => kind === "function" || kind === "class" || kind === "type";

const textsOf = (entry: AnyEntry): readonly string[] => [
  entry.doc.description,
  ...(entry.kind === "function" ? entry.signatures.map(({ description }) => description) : []),
];

const hasLuau = (markdown: string): boolean => /^\s*(?:`{3,}|~{3,})\s*luau\b/m.test(markdown);

function missing({ path, location: { file, line, column, endLine, endColumn } }: AnyEntry): Diagnostic {
  const end = endLine === line ? endColumn : column;
  return diagnosticIn(
    file,
    { line, column, endLine: line, endColumn: end },
    {
      rule: "missing-sample",
      severity: "warning",
      message: `No sample uses \`${path}\`.`,
      suggestion: "Show how it is used in a sample of its own comment, of another entry or of a guide.",
    },
  );
}
