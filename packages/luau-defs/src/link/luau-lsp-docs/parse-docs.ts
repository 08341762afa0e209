/** An invalid entry does not affect the others. */
import { type Diagnostic, diagnosticAt, firstNames, type StageResult } from "luau-diagnostics";
import { sourceText } from "luau-syntax";
import { isRecord, parseJson } from "../../read/source/json";
import { problemOf } from "../../model/rules";

/** A documentation file; its keys are symbols such as `@kit/globaltype/Part.Touched`. */
export interface DocsFile {
  readonly path: string;
  readonly text: string;
  readonly entries: ReadonlyMap<string, DocsEntry>;
}

export interface DocsEntry {
  readonly documentation: string;
  /** A URL, or an empty string. */
  readonly learnMore: string;
  readonly sample: string;
  readonly params: readonly { readonly name: string; readonly symbol: string }[];
  readonly returns: readonly string[];
  readonly overloads: readonly string[];
}

export function parseDocs(path: string, text: string): StageResult<DocsFile> {
  const file = { path, text, entries: new Map<string, DocsEntry>() };
  const json = parseJson(text.replace(/^\uFEFF/, ""));
  if (json.kind === "broken")
    return {
      value: file,
      diagnostics: [problem(file, json.offset, `This is not valid JSON: ${json.reason}.`)],
    };
  const jsonEntries = isRecord(json.value) ? Object.entries(json.value) : [];
  const symbols = jsonEntries.filter(([key]) => SYMBOL.test(key));
  if (symbols.length === 0) return { value: file, diagnostics: [problem(file, 0, OTHER_FORMAT)] };
  const broken: string[] = jsonEntries.filter(([key]) => !SYMBOL.test(key)).map(([key]) => key);
  for (const [symbol, value] of symbols) {
    const entry = readEntry(value);
    if (entry === null) broken.push(symbol);
    else file.entries.set(symbol, entry);
  }
  return { value: file, diagnostics: broken.length === 0 ? [] : [brokenEntries(file, broken)] };
}

const SYMBOL = /^@[^/]+\/[^/]+\/./;

/** Null for entries that luau-lsp would ignore. */
function readEntry(value: unknown): DocsEntry | null {
  if (!isRecord(value)) return null;
  const { documentation = "", learn_more_link: learnMore = "", code_sample: sample = "" } = value;
  const { params = [], returns = [], overloads = {} } = value;
  if (typeof documentation !== "string" || typeof learnMore !== "string" || typeof sample !== "string")
    return null;
  if (!Array.isArray(params) || !Array.isArray(returns) || !isRecord(overloads)) return null;
  const isText = (item: unknown): item is string => typeof item === "string";
  return {
    documentation,
    learnMore: /^https?:\/\/\S+$/i.test(learnMore) ? learnMore : "",
    sample,
    params: params.map((item: unknown) => {
      const { name, documentation: symbol } = isRecord(item) ? item : {};
      return { name: isText(name) ? name : "", symbol: isText(symbol) ? symbol : "" };
    }),
    returns: returns.map((item: unknown) => (isText(item) ? item : "")),
    overloads: Object.values(overloads).filter(isText),
  };
}

const MAX_NAMES = 3;

function brokenEntries(file: DocsFile, keys: readonly string[]): Diagnostic {
  const [first = ""] = keys;
  const [noun, is] = keys.length === 1 ? ["entry", "is"] : ["entries", "are"];
  return {
    ...problem(
      file,
      offsetOfKey(file, first),
      `${keys.length} ${noun} of this file ${is} not as luau-lsp has them, and left out: ${firstNames(keys, MAX_NAMES)}.`,
    ),
    severity: "warning",
  };
}

const OTHER_FORMAT =
  "This is not documentation of luau-lsp: none of its keys is a symbol such as `@kit/global/kit`.";

export const offsetOfKey = ({ text }: DocsFile, key: string): number =>
  Math.max(0, text.indexOf(`${JSON.stringify(key)}:`));

const problem = (file: Pick<DocsFile, "path" | "text">, offset: number, message: string): Diagnostic =>
  diagnosticAt(
    sourceText(file.path, file.text),
    [offset, offset + 1],
    problemOf("unreadable-docs", message, NAME_ANOTHER),
  );

const NAME_ANOTHER = "Name a file as `luau-defs ide-docs` writes it, or leave it out of `docs`.";
