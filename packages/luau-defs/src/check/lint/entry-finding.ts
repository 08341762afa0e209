import { type Diagnostic, diagnosticAt, type Severity } from "luau-diagnostics";
import { positionFrom } from "luau-syntax";
import type { AnyEntry } from "../../model/model";
import { headSpan, parameterAt, severityOf, type Fix, type LocatedFinding, type LintFile } from "./finding";
import type { LintRuleName } from "./lint-rules";

/** A rule with the same message for every entry, or for every parameter of an entry. */
interface EntryRule {
  readonly rule: LintRuleName;
  readonly severity: Severity;
  readonly say: Say;
}

/** `parameter` is empty if the message is about the entry itself. */
type Say = (entry: string, parameter: string) => { readonly message: string; readonly suggestion: string };

export const entryRule = (rule: LintRuleName, say: Say): EntryRule => ({
  rule,
  severity: severityOf(rule),
  say,
});

export const atEntry = ({ source }: LintFile, entry: AnyEntry, rule: EntryRule): LocatedFinding =>
  new EntryFinding(source, entry, rule, "", -1);

/** At the entry's first line if the entry does not contain the name. */
export const atParameter = (
  { source }: LintFile,
  entry: AnyEntry,
  name: string,
  rule: EntryRule,
): LocatedFinding => new EntryFinding(source, entry, rule, name, parameterAt(source, entry, name));

/** Builds its message lazily: of tens of thousands in a large file, the first thousand are shown. */
class EntryFinding implements LocatedFinding {
  readonly fix: Fix | null = null;
  readonly line: number;
  readonly column: number;

  constructor(
    private readonly source: LintFile["source"],
    private readonly entry: AnyEntry,
    private readonly about: EntryRule,
    private readonly parameter: string,
    private readonly at: number,
  ) {
    const { line, column } = at === -1 ? entry.location : positionFrom(source, entry.location, at);
    this.line = line;
    this.column = column;
  }

  get file(): string {
    return this.source.path;
  }

  get endLine(): number {
    return this.line;
  }

  get rule(): LintRuleName {
    return this.about.rule;
  }

  get severity(): Severity {
    return this.about.severity;
  }

  get diagnostic(): Diagnostic {
    const { source, entry, at, parameter } = this;
    const { rule, severity, say } = this.about;
    const span = at === -1 ? headSpan(source, entry) : ([at, at + parameter.length] as const);
    return diagnosticAt(source, span, { rule, severity, ...say(entry.path, parameter) }, entry.location);
  }
}
