/** Compares functions and methods: overloads first, then parameters and return values. */
import type { FunctionEntry, FunctionSignature, ReturnEntry } from "../../model/model";
import { change, changeBetween, type ChangedSymbol, type Changes } from "./change";
import { diffParameters } from "./diff-parameters";
import { diffDefaults, diffSlotTexts, diffText } from "./diff-texts";
import { functionType, returnText, returnsText, slotType, typeOfOverloads } from "../../model/function-type";
import { withGenerics } from "./generics";
import { signatureText } from "./type-text";
import { isRespelled, pairs, returnsOldType, type Comparison, type Diff } from "./compare-versions";

/** The generics of the comparison are those of the method's class. */
export function diffFunctions(comparison: Comparison, before: FunctionEntry, after: FunctionEntry): Changes {
  const { subject } = comparison;
  const separator = ({ method }: FunctionEntry): string => (method ? ":" : ".");
  const yieldsKind = after.doc.yields ? "yields-added" : "yields-removed";
  const yields = ({ doc }: FunctionEntry): string | null => (doc.yields ? "yields" : null);
  return [
    ...changeBetween("call-syntax-changed", subject, separator(before), separator(after)),
    ...changeBetween(yieldsKind, subject, yields(before), yields(after)),
    ...diffOverloads(comparison, before.signatures, after.signatures),
  ];
}

type Signatures = readonly FunctionSignature[];

/** Equal signatures are paired; all others in order, if both versions have the same number of them. */
function diffOverloads(comparison: Comparison, before: Signatures, after: Signatures): Changes {
  const { subject } = comparison;
  const texts = new Map(after.map((signature) => [signatureText(signature), signature]));
  const same = before.flatMap((signature) => {
    const now = texts.get(signatureText(signature));
    return now === undefined ? [] : diffSignatureTexts(subject, signature, now);
  });
  const oldTexts = new Set(before.map(signatureText));
  const unmatchedOld = before.filter((signature) => !texts.has(signatureText(signature)));
  const unmatchedNew = after.filter((signature) => !oldTexts.has(signatureText(signature)));
  if (unmatchedOld.length === unmatchedNew.length)
    return [
      ...same,
      ...pairs(unmatchedOld, unmatchedNew).flatMap((pair) => diffSignatures(comparison, ...pair)),
    ];
  const isLost = (signature: FunctionSignature): boolean => {
    const candidates = after.filter((other) => mayCover(signature, other));
    return !coversCalls(comparison, signature, candidates);
  };
  return [
    ...same,
    ...unmatchedOld
      .filter(isLost)
      .map((signature) => change("overload-removed", subject, signatureText(signature), null)),
    ...unmatchedNew.map((signature) => change("overload-added", subject, null, signatureText(signature))),
  ];
}

const coversCalls = (comparison: Comparison, before: FunctionSignature, after: Signatures): boolean =>
  after.length > 0 &&
  returnsOldType(comparison, functionType(before), typeOfOverloads(after.map(functionType)));

/** Overloads are often told apart by strings, and then so many that most must be ruled out without Luau. */
const mayCover = (before: FunctionSignature, after: FunctionSignature): boolean =>
  after.parameters.every(({ type }, index) => {
    const old = before.parameters[index]?.type;
    return type.kind !== "string" || old?.kind !== "string" || type.value === old.value;
  });

const diffSignatures: Diff<FunctionSignature> = (comparison, before, after) => {
  const { subject } = comparison;
  const scoped = withGenerics(comparison, before, after);
  const inSlots = [
    ...diffParameters(scoped, before.parameters, after.parameters),
    ...diffReturns(scoped, before.returns, after.returns),
  ];
  const isGeneric = before.generics.length + after.generics.length > 0;
  const ofWhole = isGeneric
    ? diffGenericSignatures(subject, before, after, inSlots, coversCalls(comparison, before, [after]))
    : null;
  const respelled =
    inSlots.length === 0
      ? [change("type-respelled", subject, signatureText(before), signatureText(after))]
      : inSlots;
  return [...(ofWhole ?? respelled), ...diffSignatureTexts(subject, before, after)];
};

/**
 * Generics of slots are matched by position. Only whole signatures show whether calls remain valid:
 * `<T>(T) -> T` can replace `(number) -> number`. Null if the comparison of slots is right.
 */
function diffGenericSignatures(
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature,
  changes: Changes,
  covered: boolean,
): Changes | null {
  const breaking = changes.filter((one) => one.class === "breaking");
  if (breaking.some(({ kind }) => kind !== "parameter-type-changed" && kind !== "return-type-changed"))
    return null;
  if (covered === (breaking.length === 0)) return null;
  const kind = covered ? "signature-widened" : "signature-changed";
  const renamed = changes.filter((one) => one.kind === "parameter-renamed");
  return [change(kind, subject, signatureText(before), signatureText(after)), ...renamed];
}

function diffSignatureTexts(
  subject: ChangedSymbol,
  before: FunctionSignature,
  after: FunctionSignature,
): Changes {
  return [
    ...diffText("description-changed", subject, before.description, after.description),
    ...after.parameters.flatMap(({ name, defaultValue }) => {
      const old = before.parameters.find((parameter) => parameter.name === name);
      return old === undefined ? [] : diffDefaults(subject, name, old.defaultValue, defaultValue);
    }),
    ...diffSlotTexts(subject, before.parameters, after.parameters),
    ...diffSlotTexts(subject, before.returns, after.returns),
    ...pairs(before.returns, after.returns).flatMap(([{ name: old }, { name }]) =>
      old === null || name === null ? [] : changeBetween("return-renamed", subject, old, name),
    ),
  ];
}

const diffReturns: Diff<readonly ReturnEntry[]> = (comparison, before, after) => {
  const { subject } = comparison;
  const [old, now] = [returnsText(before), returnsText(after)];
  if (before.length > after.length) return [change("return-removed", subject, old, now)];
  const changed = pairs(before, after).flatMap((pair) => diffReturn(comparison, ...pair));
  return after.length > before.length ? [...changed, change("return-added", subject, old, now)] : changed;
};

function diffReturn(comparison: Comparison, before: ReturnEntry, after: ReturnEntry): Changes {
  const { subject } = comparison;
  const [old, now] = [returnText(before), returnText(after)];
  if (old === now) return [];
  const isSameKind = before.variadic === after.variadic;
  const fits = returnsOldType(comparison, slotType(before), slotType(after)) && isSameKind;
  if (isSameKind && isRespelled(comparison, slotType(before), slotType(after)))
    return [change("type-respelled", subject, old, now)];
  return [change(fits ? "return-type-narrowed" : "return-type-changed", subject, old, now)];
}
