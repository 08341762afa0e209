/** In: a position in a call. Out: the signatures of the function, and which parameter is typed. */
import { MarkupKind, type SignatureHelp, type SignatureInformation } from "vscode-languageserver";
import { type LuauToken, luauTokens } from "luau-syntax";
import { signatureLayout } from "../../write/signatures/signature-tokens";
import { flatTokens, noHref, textOf } from "../../write/signatures/token";
import type { FunctionEntry, FunctionSignature } from "../../model/model";
import { slotText } from "../../model/slots";
import { namesOf } from "./guide-names";
import { offsetAt, spanRange, isInComment } from "./text-ranges";
import type { AtPosition, DocumentContext, RequestContext } from "./request-context";
import type { DocLine } from "full-moon-wasm";
import { definitionDocument, isGuide, textDocument } from "../../engine/samples/documents";
import { luauSamples } from "./sample-names";

export function signatureHelp(context: DocumentContext, { position }: AtPosition): SignatureHelp | null {
  const code = codeAround(context, offsetAt(context.source, position));
  const call = code === null ? null : callIn(luauTokens(code.text.slice(0, code.offset)));
  if (code === null || call === null) return null;
  const functions = functionsNamed(context, call, code.inDocument(call.nameEnd));
  const signatures = functions.flatMap((entry) =>
    entry.signatures.map((signature) => information(entry, signature, context)),
  );
  if (signatures.length === 0) return null;
  // `Door.open(door, …)` passes `self` first.
  const isSelfWritten = functions[0]?.method === true && !call.isMethod;
  const activeParameter = Math.max(call.argument - (isSelfWritten ? 1 : 0), 0);
  return { signatures, activeSignature: fittingOf(signatures, activeParameter), activeParameter };
}

interface Call {
  readonly path: string;
  readonly isMethod: boolean;
  readonly nameEnd: number;
  readonly argument: number;
}

/** The innermost call that is not closed. */
function callIn(tokens: readonly LuauToken[]): Call | null {
  const code = tokens.filter(({ kind }) => kind !== "comment" && kind !== "docComment");
  // In a string that is not closed, there is no call to complete, but the one around it.
  const open: { readonly index: number; readonly sign: string; commas: number }[] = [];
  for (const [index, { kind, text }] of code.entries()) {
    if (kind !== "symbol") continue;
    if (/^[({[]$/.test(text)) open.push({ index, sign: text, commas: 0 });
    else if (/^[)}\]]$/.test(text)) open.pop();
    else if (text === ",") {
      const innermost = open.at(-1);
      if (innermost !== undefined) innermost.commas += 1;
    }
  }
  for (const { index, commas } of open.filter(({ sign }) => sign === "(").reverse()) {
    const call = calleeBefore(code, index);
    if (call !== null) return { ...call, argument: commas };
  }
  return null;
}

/** The path before a parenthesis; null for `function f(`, and for `(`. */
function calleeBefore(code: readonly LuauToken[], parenthesis: number): Omit<Call, "argument"> | null {
  const last = code[parenthesis - 1];
  if (last?.kind !== "name") return null;
  const isMethod = code[parenthesis - 2]?.text === ":";
  let start = parenthesis - 1;
  while (/^[.:]$/.test(code[start - 1]?.text ?? "") && code[start - 2]?.kind === "name") start -= 2;
  if (code[start - 1]?.text === "function") return null;
  // The text before the names is a value: of `f().open(`, only `open` is known.
  const isValue = /^[.:]$/.test(code[start - 1]?.text ?? "");
  const names = code
    .slice(isValue ? parenthesis - 1 : start, parenthesis)
    .filter(({ kind }) => kind === "name");
  return { path: names.map(({ text }) => text).join("."), isMethod, nameEnd: last.end };
}

const MAX_SIGNATURES = 10;

/** Looks up the path, then the symbol that Luau resolved there, then all methods of that name. */
function functionsNamed(
  document: DocumentContext,
  { path, isMethod }: Call,
  nameEnd: number,
): readonly FunctionEntry[] {
  const { analysis, source, symbolAt } = document;
  const { subject, subjects } = analysis.occurrences;
  const named = namesOf(analysis).paths.get(path);
  const used = symbolAt(spanRange(source, [nameEnd, nameEnd]).start)?.target;
  for (const target of [named, used]) {
    const callee = target === undefined ? null : subject(target);
    if (callee?.kind === "entry" && callee.entry.kind === "function") return [callee.entry];
  }
  if (!isMethod) return [];
  const name = path.split(".").at(-1);
  return subjects
    .flatMap((one) => (one.kind === "entry" && one.entry.kind === "function" ? [one.entry] : []))
    .filter((entry) => entry.method && entry.name === name)
    .slice(0, MAX_SIGNATURES);
}

function information(
  entry: FunctionEntry,
  signature: FunctionSignature,
  { support }: Pick<RequestContext, "support">,
): SignatureInformation {
  const label = textOf(flatTokens(signatureLayout(entry, signature, noHref)));
  const asText = (value: string) => ({
    kind: support.markdownHover ? MarkupKind.Markdown : MarkupKind.PlainText,
    value,
  });
  let from = entry.path.length;
  const parameters = signature.parameters.map((parameter) => {
    const name = parameter.variadic ? "..." : parameter.name;
    const start = Math.max(label.indexOf(name, from), from);
    from = start + name.length;
    return { label: [start, from] as [number, number], documentation: asText(slotText(parameter)) };
  });
  return { label, documentation: asText(entry.doc.summary), parameters };
}

/** The first overload that takes as many arguments. */
function fittingOf(signatures: readonly SignatureInformation[], argument: number): number {
  const fits = signatures.findIndex(({ parameters = [] }) => parameters.length > argument);
  return Math.max(fits, 0);
}

interface CodeAtOffset {
  readonly text: string;
  readonly offset: number;
  readonly inDocument: (offset: number) => number;
}

function codeAround({ file, source }: DocumentContext, offset: number): CodeAtOffset | null {
  const document =
    file === null ? textDocument(source.path, source.text) : definitionDocument(file.source, file.tree);
  const sample = luauSamples(document).find((lines) => lines.some(isAround(offset)));
  if (sample !== undefined) return codeOf(sample, offset);
  if (isGuide(source.path) || isInComment(source, offset)) return null;
  return { text: source.text, offset, inDocument: (offsetInFile) => offsetInFile };
}

const isAround =
  (offset: number) =>
  ({ start, text }: DocLine): boolean =>
    start <= offset && offset <= start + text.length;

function codeOf(lines: readonly DocLine[], offset: number): CodeAtOffset {
  const starts = lines.map((_, index) =>
    lines.slice(0, index).reduce((length, { text }) => length + text.length + 1, 0),
  );
  const line = lines.findIndex(isAround(offset));
  return {
    text: lines.map(({ text }) => text).join("\n"),
    offset: (starts[line] ?? 0) + offset - (lines[line]?.start ?? 0),
    inDocument: (offsetInCode) => {
      const index = starts.findLastIndex((start) => start <= offsetInCode);
      return (lines[index]?.start ?? 0) + offsetInCode - (starts[index] ?? 0);
    },
  };
}
