import { type GenericPack, type TypeNode, typeText } from "luau-syntax";
import type { AnyEntry, FunctionSignature } from "../../model/model";
import {
  finding,
  headSpan,
  parameterSpan,
  startOf,
  type LocatedFinding,
  type LintCheck,
  type LintFile,
} from "./finding";
import { fit, readLiteral, type KnownEntries } from "./default-fit";

export const checkDefaults: LintCheck = (file, context) => {
  const findings: LocatedFinding[] = [];
  for (const entry of file.shown) {
    const defaults = defaultsOf(entry);
    if (defaults !== NONE)
      for (const one of defaults) findings.push(...checkDefault(file, entry, one, context.entries()));
  }
  return findings;
};

interface Default {
  /** Null for the entry itself. */
  readonly parameter: string | null;
  readonly type: TypeNode | GenericPack;
  readonly value: string;
}

function defaultsOf(entry: AnyEntry): readonly Default[] {
  switch (entry.kind) {
    case "function":
      return entry.signatures.every(hasNone)
        ? NONE
        : entry.signatures.flatMap(({ parameters }) => parameters.flatMap(parameterDefault));
    case "event":
      return entry.parameters.flatMap(parameterDefault);
    case "property":
    case "constant":
      return entry.defaultValue === null
        ? NONE
        : [{ parameter: null, type: entry.type, value: entry.defaultValue }];
    default:
      return NONE;
  }
}

const NONE: readonly Default[] = [];

/** Hardly any function has defaults, and checking is cheaper than collecting. */
const hasNone = ({ parameters }: FunctionSignature): boolean =>
  parameters.every(({ defaultValue }) => defaultValue === null);

const parameterDefault = ({
  name,
  type,
  defaultValue,
}: {
  readonly name: string;
  readonly type: TypeNode | GenericPack;
  readonly defaultValue: string | null;
}): readonly Default[] => (defaultValue === null ? [] : [{ parameter: name, type, value: defaultValue }]);

function checkDefault(
  file: LintFile,
  entry: AnyEntry,
  { parameter, type, value }: Default,
  entries: KnownEntries,
): readonly LocatedFinding[] {
  if (fit(readLiteral(value, entries), type, entries) !== "differs") return [];
  const subject =
    parameter === null ? `\`${entry.path}\`` : `The parameter \`${parameter}\` of \`${entry.path}\``;
  const place =
    placeOf(file, entry, value) ??
    (parameter === null ? headSpan(file.source, entry) : parameterSpan(file.source, entry, parameter));
  return [
    finding(
      file.source,
      place,
      "default-type",
      `${subject} is of type \`${typeText(type)}\`, so \`${value}\` cannot be its default.`,
    ),
  ];
}

function placeOf(file: LintFile, entry: AnyEntry, value: string): readonly [number, number] | null {
  for (const { text, start } of file.docAt.get(startOf(file.source, entry.location))?.doc.lines ?? []) {
    const at = text.indexOf(`${LEAD}${value}\``);
    if (at !== -1) return [start + at + LEAD.length, start + at + LEAD.length + value.length];
  }
  return null;
}

const LEAD = "Defaults to `";
