import { type GenericPack, type Span, type TypeNode, typeText } from "luau-syntax";
import type { AnyEntry } from "../../model/model";
import { headSpan, parameterSpan, startOf, type LintCheck, type LintFile, type LintProblem } from "./finding";
import { fit, readLiteral, type KnownEntries } from "./default-fit";

export const checkDefaults: LintCheck = (file, { entries }) =>
  file.shown.flatMap((entry) => defaultsOf(entry).flatMap((one) => checkDefault(file, entry, one, entries)));

interface Default {
  /** Null for the entry itself. */
  readonly name: string | null;
  readonly type: TypeNode | GenericPack;
  readonly defaultValue: string | null;
}

function defaultsOf(entry: AnyEntry): readonly Default[] {
  switch (entry.kind) {
    case "function":
      return entry.signatures.flatMap(({ parameters }) => parameters);
    case "event":
      return entry.parameters;
    case "property":
    case "constant":
      return entry.defaultValue === null ? [] : [{ ...entry, name: null }];
    default:
      return [];
  }
}

function checkDefault(
  file: LintFile,
  entry: AnyEntry,
  { name, type, defaultValue: value }: Default,
  entries: () => KnownEntries,
): readonly LintProblem[] {
  if (value === null || fit(readLiteral(value, entries()), type, entries()) !== "differs") return [];
  const subject = name === null ? `\`${entry.path}\`` : `The parameter \`${name}\` of \`${entry.path}\``;
  const head = () => (name === null ? headSpan(file.source, entry) : parameterSpan(file.source, entry, name));
  return [
    {
      span: writtenDefault(file, entry, value) ?? head(),
      message: `${subject} is of type \`${typeText(type)}\`, so \`${value}\` cannot be its default.`,
    },
  ];
}

function writtenDefault(file: LintFile, entry: AnyEntry, value: string): Span | null {
  for (const { text, start } of file.docByStart.get(startOf(file.source, entry.location))?.doc.lines ?? []) {
    const index = text.indexOf(`${LEAD}${value}\``);
    if (index !== -1) return [start + index + LEAD.length, start + index + LEAD.length + value.length];
  }
  return null;
}

const LEAD = "Defaults to `";
