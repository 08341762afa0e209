/** Compares functions and methods: overloads first, then parameters and return values. */
import type { FunctionEntry, FunctionSignature, ReturnEntry } from "../../model/model";
import { change, type Change, type ChangedSymbol } from "./change";
import { diffParameters } from "./diff-parameters";
import { diffDefaults, diffSlotTexts, diffText } from "./diff-texts";
import { functionType, slotType, typeOfOverloads } from "../../model/function-type";
import { genericsWithin, type Generics } from "./generics";
import { returnText, returnsText, signatureText } from "./type-text";
import { isRespelled, stillGot, type Versions } from "./compare-versions";

/** `outer` are the generics of the method's class. */
export function diffFunctions(
  versions: Versions,
  subject: ChangedSymbol,
  before: FunctionEntry,
  after: FunctionEntry,
  outer: Generics,
): readonly Change[] {
  const syntax = (method: boolean): string => (method ? ":" : ".");
  return [
    ...(before.method === after.method
      ? []
      : [change("call-syntax-changed", subject, syntax(before.method), syntax(after.method))]),
    ...diffYields(subject, before, after),
    ...diffOverloads(versions, subject, before.signatures, after.signatures, outer),
  ];
}

function diffYields(subject: ChangedSymbol, before: FunctionEntry, after: FunctionEntry): readonly Change[] {
  if (before.doc.yields === after.doc.yields) return [];
  return [
    after.doc.yields
      ? change("yields-added", subject, null, "yields")
      : change("yields-removed", subject, "yields", null),
  ];
}

/** Equal signatures are paired; the rest are paired in order if both versions have the same number. */
function diffOverloads(
  versions: Versions,
  subject: ChangedSymbol,
  before: readonly FunctionSignature[],
  after: readonly FunctionSignature[],
  outer: Generics,
): readonly Change[] {
  const texts = new Map(after.map((signature) => [signatureText(signature), signature]));
  const same = before.flatMap((signature) =>
    diffSameSignature(subject, signature, texts.get(signatureText(signature))),
  );
  const oldTexts = new Set(before.map(signatureText));
  const left = before.filter((signature) => !texts.has(signatureText(signature)));
  const right = after.filter((signature) => !oldTexts.has(signatureText(signature)));
  if (left.length === right.length) {
    const pairs = left.flatMap((signature, index) => {
      const now = right[index];
      return now === undefined ? [] : diffSignatures(versions, subject, signature, now, outer);
    });
    return [...same, ...pairs];
  }
  const lost = left.filter(
    (signature) =>
      !coversCalls(
        versions,
        signature,
        after.filter((other) => mayCover(signature, other)),
        outer,
      ),
  );
  return [
    ...same,
    ...lost.map((signature) => change("overload-removed", subject, signatureText(signature), null)),
    ...right.map((signature) => change("overload-added", subject, null, signatureText(signature))),
  ];
}

function diffSameSignature(
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature | undefined,
): readonly Change[] {
  return after === undefined ? [] : diffSignatureTexts(subject, before, after);
}

const coversCalls = (
  versions: Versions,
  before: FunctionSignature,
  after: readonly FunctionSignature[],
  outer: Generics,
): boolean =>
  after.length > 0 &&
  stillGot(versions, functionType(before), typeOfOverloads(after.map(functionType)), outer);

/** Overloads are often told apart by strings, and then so many that most must be ruled out without Luau. */
const mayCover = (before: FunctionSignature, after: FunctionSignature): boolean =>
  after.parameters.every(({ type }, index) => {
    const old = before.parameters[index]?.type;
    return type.kind !== "string" || old?.kind !== "string" || type.value === old.value;
  });

function diffSignatures(
  versions: Versions,
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature,
  outer: Generics,
): readonly Change[] {
  const generics = genericsWithin(outer, [versions.old, before], [versions.new, after]);
  const found = [
    ...diffParameters(versions, subject, before.parameters, after.parameters, generics),
    ...diffReturns(versions, subject, before.returns, after.returns, generics),
  ];
  const covers =
    before.generics.length + after.generics.length === 0
      ? null
      : coversCalls(versions, before, [after], outer);
  const whole = covers === null ? null : diffGenericSignatures(subject, before, after, found, covers);
  const respelled =
    found.length === 0
      ? [change("type-respelled", subject, signatureText(before), signatureText(after))]
      : found;
  return [...(whole ?? respelled), ...diffSignatureTexts(subject, before, after)];
}

/**
 * Generics of slots are matched by position. Only whole signatures show whether calls remain valid:
 * `<T>(T) -> T` can replace `(number) -> number`. Null if the comparison of slots is right.
 */
function diffGenericSignatures(
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature,
  changes: readonly Change[],
  covered: boolean,
): readonly Change[] | null {
  const breaking = changes.filter((one) => one.class === "breaking");
  if (breaking.some(({ kind }) => kind !== "parameter-type-changed" && kind !== "return-type-changed"))
    return null;
  if (covered === (breaking.length === 0)) return null;
  const renamed = changes.filter(({ kind }) => kind === "parameter-renamed");
  return [
    change(
      covered ? "signature-widened" : "signature-changed",
      subject,
      signatureText(before),
      signatureText(after),
    ),
    ...renamed,
  ];
}

function diffSignatureTexts(
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature,
): readonly Change[] {
  return [
    ...diffText("description-changed", subject, before.description, after.description),
    ...after.parameters.flatMap(({ name, defaultValue }) => {
      const old = before.parameters.find((parameter) => parameter.name === name);
      return old === undefined ? [] : diffDefaults(subject, name, old.defaultValue, defaultValue);
    }),
    ...diffSlotTexts(subject, before.parameters, after.parameters),
    ...diffSlotTexts(subject, before.returns, after.returns),
    ...after.returns.flatMap(({ name }, index) =>
      diffReturnNames(subject, before.returns[index]?.name ?? null, name),
    ),
  ];
}

function diffReturnNames(
  subject: ChangedSymbol,
  before: string | null,
  after: string | null,
): readonly Change[] {
  return before === null || after === null || before === after
    ? []
    : [change("return-renamed", subject, before, after)];
}

function diffReturns(
  versions: Versions,
  subject: ChangedSymbol,
  before: readonly ReturnEntry[],
  after: readonly ReturnEntry[],
  generics: Generics,
): readonly Change[] {
  if (before.length > after.length)
    return [change("return-removed", subject, returnsText(before), returnsText(after))];
  const added =
    after.length > before.length
      ? [change("return-added", subject, returnsText(before), returnsText(after))]
      : [];
  const changed = before.flatMap((value, index) => {
    const now = after[index];
    return now === undefined ? [] : diffReturn(versions, subject, value, now, generics);
  });
  return [...changed, ...added];
}

function diffReturn(
  versions: Versions,
  subject: ChangedSymbol,
  before: ReturnEntry,
  after: ReturnEntry,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [returnText(before), returnText(after)];
  if (old === now) return [];
  const fits =
    stillGot(versions, slotType(before), slotType(after), generics) && before.variadic === after.variadic;
  if (
    before.variadic === after.variadic &&
    isRespelled(versions, slotType(before), slotType(after), generics)
  )
    return [change("type-respelled", subject, old, now)];
  return [change(fits ? "return-type-narrowed" : "return-type-changed", subject, old, now)];
}
