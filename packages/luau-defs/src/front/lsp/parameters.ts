/** In: a method and its parameters. Out: what is invalid about them. */
import { isRecord } from "../../read/source/json";

type Check = (params: Readonly<Record<string, unknown>>) => string | null;

const inDocument =
  (key: string, isValid: (value: unknown) => boolean, what: string): Check =>
  ({ textDocument }) =>
    isRecord(textDocument) && isValid(textDocument[key])
      ? null
      : `\`textDocument.${key}\` must be a ${what}.`;

const isText = (value: unknown): value is string => typeof value === "string";

const document = inDocument("uri", isText, "string");
const version = inDocument("version", Number.isInteger, "number");
const content = inDocument("text", isText, "string");

const position: Check = ({ position: at }) =>
  isPosition(at) ? null : "`position` must have a `line` and a `character`, both 0 or more.";

const range: Check = ({ range: one }) =>
  isRange(one) ? null : "`range` must have two positions, `start` and `end`.";

const text =
  (key: string): Check =>
  (params) =>
    isText(params[key]) ? null : `\`${key}\` must be a string.`;

const list =
  (key: string, isValid: (one: unknown) => boolean): Check =>
  (params) => {
    const found = params[key];
    return Array.isArray(found) && found.every(isValid) ? null : `\`${key}\` must be a list of valid items.`;
  };

const folders: Check = ({ event }) =>
  isRecord(event) &&
  [event["added"], event["removed"]].every((one) => Array.isArray(one) && one.every(hasUri))
    ? null
    : "`event` must have the lists `added` and `removed`.";

const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  "textDocument/hover": [document, position],
  "textDocument/definition": [document, position],
  "textDocument/typeDefinition": [document, position],
  "textDocument/references": [document, position],
  "textDocument/signatureHelp": [document, position],
  "textDocument/documentLink": [document],
  "textDocument/documentHighlight": [document, position],
  "textDocument/completion": [document, position],
  "textDocument/prepareRename": [document, position],
  "textDocument/rename": [document, position, text("newName")],
  "textDocument/documentSymbol": [document],
  "textDocument/foldingRange": [document],
  "textDocument/formatting": [document],
  "textDocument/rangeFormatting": [document, range],
  "textDocument/codeAction": [document, range],
  "textDocument/diagnostic": [document],
  "textDocument/semanticTokens/full": [document],
  "textDocument/semanticTokens/range": [document, range],
  "workspace/symbol": [text("query")],
  "textDocument/didOpen": [document, version, content],
  "textDocument/didChange": [document, version, list("contentChanges", isChange)],
  "textDocument/didClose": [document],
  "textDocument/didSave": [document],
  "workspace/didChangeWatchedFiles": [list("changes", hasUri)],
  "workspace/didChangeWorkspaceFolders": [folders],
  "workspace/didCreateFiles": [list("files", hasUri)],
  "workspace/didDeleteFiles": [list("files", hasUri)],
  "workspace/didRenameFiles": [list("files", isMove)],
};

/** Returns a sentence, or null for valid parameters and for methods without any. */
export function problemWith(method: string, params: unknown): string | null {
  const checks = CHECKS[method];
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
