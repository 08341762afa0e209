/** Adds the types of parameters and return values from comments where the code has no annotations. */
import type {
  FunctionBody,
  Generic,
  Name,
  PackOrType,
  PackTail,
  Parameter,
  Signature,
  Type,
} from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { isBuiltinType } from "../../model/builtin-types";
import { isPack, noResults, referenceTo, unnamedParameter } from "../syntax/build-syntax";
import {
  slotsOf,
  spanOf,
  toName,
  type Declaring,
  type ReadComment,
  type Slot,
  type TypeText,
} from "./comment";
import { contradicts, parseType, type ReportProblem } from "./comment-types";
import { isResultList } from "./moonwave-type";

function typeIn(slots: readonly Slot[], name: string, report: ReportProblem): Type | null {
  const type = slots.find((one) => one.name?.text === name)?.type ?? null;
  return type === null ? null : parseType(type, report);
}

export function filledBody(body: FunctionBody, comment: ReadComment, report: ReportProblem): FunctionBody {
  const slots = slotsOf(comment, "param");
  const parameters = body.parameters.map((parameter) => {
    const type = typeIn(slots, parameter.name.text, report);
    if (parameter.type === null) return { ...parameter, type };
    checkAgainst(type, parameter.type, parameter.name.text, report);
    return parameter;
  });
  const variadic = body.vararg && body.variadic === null ? variadicOf(slots, report) : body.variadic;
  const generics = genericsNamed(comment.generics, comment.doc.span).filter(
    ({ name }) => !body.generics.some((one) => one.name.text === name.text),
  );
  const returns = returnsOf(body.returns, comment, report, body.returnsValues);
  return { ...body, parameters, variadic, returns, generics: [...body.generics, ...generics] };
}

/** `T`, or `T...` for a pack. */
export const genericsNamed = (names: readonly string[], span: Span): readonly Generic[] =>
  names.flatMap((written) => {
    const [, text = "", dots] = /^([A-Za-z_]\w*)(\.\.\.)?$/.exec(written) ?? [];
    return text === "" ? [] : [{ name: { text, span }, pack: dots !== undefined, default: null }];
  });

function variadicOf(slots: readonly Slot[], report: ReportProblem): PackTail | null {
  const text = slots.find(({ name }) => name?.text === "...")?.type ?? null;
  if (text === null) return null;
  return tailOf(text, report) ?? tailOf({ ...text, luau: `...${text.luau}` }, report);
}

/** `...T`, or `T...` for a pack; null for a single type. */
function tailOf(text: TypeText, report: ReportProblem): PackTail | null {
  const span = spanOf(text.sourceText);
  const pack = /^([A-Za-z_]\w*)\.\.\.$/.exec(text.luau)?.[1];
  if (pack !== undefined) return { kind: "genericPack", name: { text: pack, span }, span };
  if (!text.luau.startsWith("...")) return null;
  return { kind: "variadic", type: typeOrUnknown({ ...text, luau: text.luau.slice(3) }, report), span };
}

const typeOrUnknown = (text: TypeText, report: ReportProblem): Type =>
  parseType(text, report) ?? referenceTo("unknown", spanOf(text.sourceText));

function returnsOf(
  written: PackOrType | null,
  comment: ReadComment,
  report: ReportProblem,
  returnsValues: boolean,
): PackOrType | null {
  const slots = slotsOf(comment, "return");
  const [only] = slots;
  if (only === undefined) return written;
  const isSingle = slots.length === 1;
  if (written !== null) {
    const type =
      isSingle && only.type !== null && packIn(only.type) === null ? parseType(only.type, report) : null;
    if (!isPack(written)) checkAgainst(type, written, "the result", report);
    return written;
  }
  if (isSingle && only.type === null && returnsValues) return null;
  const items = slots.flatMap((slot) => packOf(slot, report) ?? [returned(slot, report)]);
  const last = items.at(-1);
  const tail = last !== undefined && isTail(last) ? last : null;
  const types = items.slice(0, tail === null ? undefined : -1).map((item) => single(item, report));
  const [first] = types;
  if (types.length === 1 && tail === null && first !== undefined) return first;
  return { kind: "typeList", types: types.map(unnamedParameter), tail, span: only.span };
}

const isTail = (item: Type | PackTail): item is PackTail =>
  item.kind === "variadic" || item.kind === "genericPack";

/** Reports a pack that is not the last result. */
function single(item: Type | PackTail, report: ReportProblem): Type {
  if (!isTail(item)) return item;
  const name = item.kind === "genericPack" ? `${item.name.text}...` : "...";
  report({ kind: "badType", name, detail: "a pack can only be the last result", span: item.span });
  return referenceTo("unknown", item.span);
}

/** `(A, B)` and `()`, the results of one `@return` in Moonwave, as a function type for the parser. */
const packIn = ({ luau, sourceText }: TypeText): TypeText | null =>
  isResultList(luau) ? { luau: `() -> ${luau}`, sourceText } : null;

function packOf({ type }: Slot, report: ReportProblem): readonly (Type | PackTail)[] | null {
  const pack = type === null ? null : packIn(type);
  const parsed = pack === null ? null : parseType(pack, report);
  if (parsed?.kind !== "function" || parsed.signature.returns.kind !== "typeList") return null;
  const { types, tail } = parsed.signature.returns;
  return [...types.map((one) => one.type), ...(tail === null ? [] : [tail])];
}

const returned = ({ type, span }: Slot, report: ReportProblem): Type | PackTail =>
  type === null ? untyped("a result", span, report) : (tailOf(type, report) ?? typeOrUnknown(type, report));

function checkAgainst(type: Type | null, code: Type, name: string, report: ReportProblem): void {
  if (type !== null && contradicts(type, code)) report({ kind: "contradiction", name, span: type.span });
}

export function checkSignature(
  { parameters, returns }: Signature,
  comment: ReadComment,
  report: ReportProblem,
): void {
  const slots = slotsOf(comment, "param");
  for (const { name, type } of parameters)
    if (name !== null) checkAgainst(typeIn(slots, name.text, report), type, name.text, report);
  returnsOf(returns, comment, report, true);
}

/** The type of a function declared only in a comment: `self` has the type of its class. */
export function signatureType(comment: Declaring, self: string | null, report: ReportProblem): Type {
  const span = spanOf(comment.declares.name);
  const slots = slotsOf(comment, "param");
  const parameters = slots.flatMap((slot) => {
    const isOther =
      slot.name === null || slot.name.text.startsWith("...") || (self !== null && slot.name.text === "self");
    return isOther || slot.name === null ? [] : [parameterOf(toName(slot.name), slotType(slot, report))];
  });
  // `self` of a built-in type would not be a receiver.
  const owner = self !== null && isBuiltinType(self) ? "unknown" : self;
  const receiver = owner === null ? [] : [parameterOf({ text: "self", span }, referenceTo(owner, span))];
  const signature = {
    generics: genericsNamed(comment.generics, span),
    parameters: [...receiver, ...parameters],
    variadic: variadicOf(slots, report),
    returns: returnsOf(null, comment, report, false) ?? noResults(span),
  };
  return { kind: "function", attributes: [], signature, span };
}

const parameterOf = (name: Name, type: Type): Parameter => ({ name, type, doc: null, span: name.span });

/** A slot's type; `unknown`, with a problem, if it has none. */
export function slotType({ name, type, span }: Slot, report: ReportProblem): Type {
  if (type !== null) return typeOrUnknown(type, report);
  return untyped(`\`${name?.text ?? ""}\``, name === null ? span : spanOf(name), report);
}

function untyped(name: string, span: Span, report: ReportProblem): Type {
  report({ kind: "untyped", name, span });
  return referenceTo("unknown", span);
}
