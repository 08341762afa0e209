/** In: what an engine has printed. Out: the facts of the probe's report among it, or why it cannot be used. */
import { isRecord, parseJson } from "../../read/source/json";

/** Increased by incompatible changes of the format. */
export const REPORT_VERSION = 1;

export interface Fact {
  readonly names: readonly string[];
  /** As `type` returns it; `error` if the look-up fails. */
  readonly type: string;
  /** As `typeof` returns it, if that differs. */
  readonly typeofName: string | null;
  /** Numbers are text, with `inf` and `nan`. Null for long values, and types without one. */
  readonly value: string | boolean | null;
  readonly arity: { readonly count: number; readonly isVariadic: boolean } | null;
  readonly isCallable: boolean;
  readonly message: string;
  readonly isNew: boolean;
  readonly line: number;
}

export interface Report {
  readonly digest: string;
  readonly facts: readonly Fact[];
  readonly problems: readonly string[];
  /** Tables of which only a part was reported. */
  readonly cut: readonly (readonly string[])[];
}

type ReadReport =
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "unusable"; readonly problems: readonly string[] };

type Json = Readonly<Record<string, unknown>>;

interface Line {
  readonly number: number;
  readonly json: Json | null;
}

export function readReport(text: string, file: string): ReadReport {
  const lines = text.split(/\r?\n|\r/).flatMap(probeLine);
  const problems = problemsIn(lines, file);
  if (problems.length > 0) return { kind: "unusable", problems };
  const all = lines.flatMap(({ number, json }) => (json === null ? [] : [{ number, json }]));
  return {
    kind: "report",
    report: {
      digest: textOf(all[0]?.json["digest"]),
      facts: all.filter(({ json }) => "is" in json).map(({ number, json }) => factOf(json, number)),
      problems: all.flatMap(({ json }) => ("problem" in json ? [textOf(json["problem"])] : [])),
      cut: all.flatMap(({ json }) => ("cut" in json ? [namesOf(json["cut"])] : [])),
    },
  };
}

const START = "luau-probe:";

/** A line of a report may have something before it, such as the time, and after it, such as a colour's end. */
function probeLine(line: string, index: number): readonly Line[] {
  const start = line.indexOf(START);
  if (start === -1) return [];
  const rest = line.slice(start + START.length).trim();
  return [{ number: index + 1, json: parsed(rest) ?? parsed(rest.slice(0, rest.lastIndexOf("}") + 1)) }];
}

function parsed(text: string): Json | null {
  const json = parseJson(text);
  // The probe writes objects only; each field is checked where it is read.
  return json.kind === "read" && isRecord(json.value) ? json.value : null;
}

function problemsIn(lines: readonly Line[], file: string): readonly string[] {
  const starts = lines.filter(({ json }) => json !== null && "probe" in json);
  const [first, second] = starts;
  if (first === undefined)
    return [
      `\`${file}\` has no report of a probe: no line with \`${START} {"probe":…\`. ` +
        "Run the script of `luau-defs probe` in the engine, and save all that it prints.",
    ];
  if (second !== undefined)
    return [
      `\`${file}\` has ${starts.length} reports, in lines ${starts.map(({ number }) => number).join(", ")}: ` +
        "keep one of them.",
    ];
  if (first.json?.["probe"] !== REPORT_VERSION)
    return [
      `\`${file}:${first.number}\`: the report is from another version of luau-defs. ` +
        "Write the probe again, and run it.",
    ];
  const broken = lines.filter(({ json }) => json === null);
  if (broken.length > 0)
    return broken
      .slice(0, 5)
      .map(({ number }) => `\`${file}:${number}\`: this line of the report is broken: it is not valid JSON.`);
  return lostLines(lines, file);
}

function lostLines(lines: readonly Line[], file: string): readonly string[] {
  const facts = lines.filter(({ json }) => json !== null && "is" in json).length;
  const end = lines.find(({ json }) => json !== null && "end" in json)?.json?.["end"];
  if (end === facts) return [];
  return [
    end === undefined
      ? `\`${file}\` ends before the report does: it has ${facts} facts, and no last line. ` +
        "Did the engine stop the script, or cut its output?"
      : `\`${file}\` has ${facts} of the report's ${String(end)} facts: lines are missing, or repeated. ` +
        "Did the engine cut its output?",
  ];
}

function factOf(json: Json, line: number): Fact {
  const { parameters, value } = json;
  return {
    names: namesOf(json["at"]),
    type: textOf(json["is"]),
    typeofName: json["of"] === undefined ? null : textOf(json["of"]),
    value: value === undefined ? null : typeof value === "boolean" ? value : textOf(value),
    arity:
      typeof parameters === "number" ? { count: parameters, isVariadic: json["variadic"] === true } : null,
    isCallable: json["callable"] === true,
    message: textOf(json["message"] ?? ""),
    isNew: json["new"] === true,
    line,
  };
}

const namesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** Bytes that are not UTF-8 are shown as Latin-1. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  const hex = typeof value === "object" && value !== null && "hex" in value ? String(value.hex) : "";
  return Buffer.from(hex, "hex").toString("latin1");
}
