/** In: a method and its parameters. Out: a sentence about what is invalid, or null. */
import { isRecord } from "../../read/source/json";

type Check = (params: Readonly<Record<string, unknown>>) => string | null;

const inDocument =
  (key: string, isValid: (value: unknown) => boolean, typeName: string): Check =>
  ({ textDocument }) =>
    isRecord(textDocument) && isValid(textDocument[key])
      ? null
      : `\`textDocument.${key}\` must be a ${typeName}.`;

const isText = (value: unknown): value is string => typeof value === "string";

const document = inDocument("uri", isText, "string");
const version = inDocument("version", Number.isInteger, "number");
const content = inDocument("text", isText, "string");

const position: Check = (params) =>
  isPosition(params["position"]) ? null : "`position` must have a `line` and a `character`, both 0 or more.";

const range: Check = (params) =>
  isRange(params["range"]) ? null : "`range` must have two positions, `start` and `end`.";

const text =
  (key: string): Check =>
  (params) =>
    isText(params[key]) ? null : `\`${key}\` must be a string.`;

const list =
  (key: string, isValid: (one: unknown) => boolean): Check =>
  (params) => {
    const items = params[key];
    return Array.isArray(items) && items.every(isValid) ? null : `\`${key}\` must be a list of valid items.`;
  };

const folders: Check = ({ event }) =>
  isRecord(event) &&
  [event["added"], event["removed"]].every((one) => Array.isArray(one) && one.every(hasUri))
    ? null
    : "`event` must have the lists `added` and `removed`.";

const checkedBy = (checks: readonly Check[], ...methods: readonly string[]) =>
  methods.map((method) => [`textDocument/${method}`, checks] as const);

const CHECKS: ReadonlyMap<string, readonly Check[]> = new Map([
  ...checkedBy([document, position], "hover", "definition", "typeDefinition", "references", "signatureHelp"),
  ...checkedBy([document, position], "documentHighlight", "completion", "prepareRename"),
  ...checkedBy([document, position, text("newName")], "rename"),
  ...checkedBy([document], "documentLink", "documentSymbol", "foldingRange", "formatting", "diagnostic"),
  ...checkedBy([document], "semanticTokens/full", "didClose", "didSave"),
  ...checkedBy([document, range], "rangeFormatting", "codeAction", "semanticTokens/range"),
  ...checkedBy([document, version, content], "didOpen"),
  ...checkedBy([document, version, list("contentChanges", isChange)], "didChange"),
  ["workspace/symbol", [text("query")]],
  ["workspace/didChangeWatchedFiles", [list("changes", hasUri)]],
  ["workspace/didChangeWorkspaceFolders", [folders]],
  ["workspace/didCreateFiles", [list("files", hasUri)]],
  ["workspace/didDeleteFiles", [list("files", hasUri)]],
  ["workspace/didRenameFiles", [list("files", isMove)]],
]);

/** Returns a sentence, or null for valid parameters and for methods without any. */
export function problemWith(method: string, params: unknown): string | null {
  const checks = CHECKS.get(method);
  if (checks === undefined) return null;
  if (!isRecord(params)) return "`params` must be an object.";
  return checks.map((check) => check(params)).find((problem) => problem !== null) ?? null;
}

/** The library's `Position.is` accepts fractions. */
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isPosition = (value: unknown): boolean =>
  isRecord(value) && isCount(value["line"]) && isCount(value["character"]);

const isRange = (value: unknown): boolean =>
  isRecord(value) && isPosition(value["start"]) && isPosition(value["end"]);

function isChange(value: unknown): boolean {
  if (!isRecord(value) || !isText(value["text"])) return false;
  return value["range"] === undefined || isRange(value["range"]);
}

function hasUri(value: unknown): boolean {
  return isRecord(value) && isText(value["uri"]);
}

function isMove(value: unknown): boolean {
  return isRecord(value) && isText(value["oldUri"]) && isText(value["newUri"]);
}
