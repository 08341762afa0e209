/** Adds the types of parameters and return values from comments where the code has no annotations. */
import { referenceTo, isPack, unnamedParameter } from "../syntax/build-syntax";
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
import { spanOf, type ReadComment, type Slot, type TypeText } from "./comment";
import { parseType, type ReportFinding } from "./comment-types";
import { contradicts } from "./contradiction";
import { isResultList } from "./moonwave-type";

const slotsOf = ({ notes }: ReadComment, kind: Slot["kind"]): readonly Slot[] =>
  notes.filter((note): note is Slot => note.kind === kind);

function typeIn(slots: readonly Slot[], name: string, report: ReportFinding): Type | null {
  const slot = slots.find((one) => one.name?.text === name);
  return slot === undefined || slot.type === null ? null : parseType(slot.type, report);
}

export function filledBody(body: FunctionBody, comment: ReadComment, report: ReportFinding): FunctionBody {
  const slots = slotsOf(comment, "param");
  const parameters = body.parameters.map((parameter) => {
    const said = typeIn(slots, parameter.name.text, report);
    if (parameter.type === null) return said === null ? parameter : { ...parameter, type: said };
    checkAgainst(said, parameter.type, parameter.name.text, report);
    return parameter;
  });
  const variadic = body.vararg && body.variadic === null ? variadicOf(slots, report) : body.variadic;
  const generics = genericsNamed(comment.generics, comment.doc.span).filter(
    ({ name }) => !body.generics.some((one) => one.name.text === name.text),
  );
  const returns = returnsOf(body.returns, comment, { report, returnsValues: body.returnsValues });
  return { ...body, parameters, variadic, returns, generics: [...body.generics, ...generics] };
}

/** `T`, or `T...` for a pack. */
export const genericsNamed = (names: readonly string[], span: Span): readonly Generic[] =>
  names.flatMap((written) => {
    const [, text = "", dots] = /^([A-Za-z_]\w*)(\.\.\.)?$/.exec(written) ?? [];
    return text === "" ? [] : [{ name: { text, span }, pack: dots !== undefined, default: null }];
  });

function variadicOf(slots: readonly Slot[], report: ReportFinding): PackTail | null {
  const slot = slots.find(({ name }) => name?.text === "...");
  if (slot === undefined || slot.type === null) return null;
  const place = spanOf(slot.type.written);
  const pack = /^([A-Za-z_]\w*)\.\.\.$/.exec(slot.type.luau)?.[1];
  if (pack !== undefined) return { kind: "genericPack", name: { text: pack, span: place }, span: place };
  const luau = slot.type.luau.replace(/^\.\.\./, "");
  const type = parseType({ ...slot.type, luau }, report);
  return type === null ? null : { kind: "variadic", type, span: place };
}

interface ReturnContext {
  readonly report: ReportFinding;
  readonly returnsValues: boolean;
}

function returnsOf(
  written: PackOrType | null,
  comment: ReadComment,
  { report, returnsValues }: ReturnContext,
): PackOrType | null {
  const slots = slotsOf(comment, "return");
  const [only] = slots;
  if (only === undefined) return written;
  if (written !== null) {
    const isOne = slots.length === 1 && only.type !== null && packIn(only.type) === null;
    const said = isOne && only.type !== null ? parseType(only.type, report) : null;
    if (!isPack(written)) checkAgainst(said, written, "the result", report, only);
    return written;
  }
  if (slots.length === 1 && only.type === null && returnsValues) return null;
  const items = slots.flatMap((slot) => packOf(slot, report) ?? [returned(slot, report)]);
  const last = items.at(-1);
  const tail = last !== undefined && last.kind === "variadic" ? last : null;
  const types = items.filter((item) => item.kind !== "variadic");
  const [first] = types;
  if (types.length === 1 && tail === null && first !== undefined) return first;
  const parameters = types.map(unnamedParameter);
  return { kind: "typeList", types: parameters, tail, span: only.span };
}

/** `(A, B)` and `()`, which Moonwave has behind a single `@return`, as the result of a function. */
const packIn = ({ luau, written }: TypeText): TypeText | null =>
  isResultList(luau) ? { luau: `() -> ${luau}`, written } : null;

function packOf({ type }: Slot, report: ReportFinding): readonly Returned[] | null {
  const pack = type === null ? null : packIn(type);
  const parsed = pack === null ? null : parseType(pack, report);
  if (parsed?.kind !== "function" || parsed.signature.returns.kind !== "typeList") return null;
  const { types, tail } = parsed.signature.returns;
  return [...types.map((one) => one.type), ...(tail?.kind === "variadic" ? [tail] : [])];
}

type Returned = Type | Extract<PackTail, { kind: "variadic" }>;

function returned({ type, span }: Slot, report: ReportFinding): Returned {
  if (type === null) {
    report({ kind: "untyped", name: "a result", span });
    return referenceTo("unknown", span);
  }
  const isVariadic = type.luau.startsWith("...");
  const text = isVariadic ? { ...type, luau: type.luau.slice(3) } : type;
  const parsed = parseType(text, report) ?? referenceTo("unknown", spanOf(type.written));
  return isVariadic ? { kind: "variadic", type: parsed, span: parsed.span } : parsed;
}

function checkAgainst(
  said: Type | null,
  code: Type,
  name: string,
  report: ReportFinding,
  { span }: { readonly span: Span } = said ?? code,
): void {
  if (said !== null && contradicts(said, code))
    report({ kind: "contradiction", name, span: said.span[1] > said.span[0] ? said.span : span });
}

export function checkSignature(
  { parameters, returns }: Signature,
  comment: ReadComment,
  report: ReportFinding,
): void {
  const slots = slotsOf(comment, "param");
  for (const { name, type } of parameters)
    if (name !== null) checkAgainst(typeIn(slots, name.text, report), type, name.text, report);
  returnsOf(returns, comment, { report, returnsValues: true });
}

/** The type of a function declared only in a comment: `self` has the type of its class. */
export function signatureType(comment: ReadComment, self: string | null, report: ReportFinding): Type {
  const { span } = comment.doc;
  const place: Span = comment.declares === null ? span : spanOf(comment.declares.name);
  const slots = slotsOf(comment, "param");
  const own: readonly Parameter[] =
    self === null ? [] : [parameterOf({ text: "self", span: place }, referenceTo(self, place))];
  const given = slots
    .filter(({ name }) => name !== null && !name.text.startsWith("..."))
    .filter(({ name }) => self === null || name?.text !== "self")
    .map((slot) => {
      const name: Name = {
        text: slot.name?.text ?? "_",
        span: slot.name === null ? slot.span : spanOf(slot.name),
      };
      return parameterOf(name, slotType(slot, report));
    });
  return {
    kind: "function",
    attributes: [],
    signature: {
      generics: genericsNamed(comment.generics, place),
      parameters: [...own, ...given],
      variadic: variadicOf(slots, report),
      returns: returnsOf(null, comment, { report, returnsValues: false }) ?? {
        kind: "typeList",
        types: [],
        tail: null,
        span: place,
      },
    },
    span: place,
  };
}

const parameterOf = (name: Name, type: Type): Parameter => ({ name, type, doc: null, span: name.span });

/** A slot's type; `unknown`, with a finding, if it has none. */
export function slotType(slot: Slot, report: ReportFinding): Type {
  const span = slot.name === null ? slot.span : spanOf(slot.name);
  if (slot.type !== null)
    return parseType(slot.type, report) ?? referenceTo("unknown", spanOf(slot.type.written));
  report({ kind: "untyped", name: `\`${slot.name?.text ?? ""}\``, span });
  return referenceTo("unknown", span);
}
