/** Functions and methods: overloads against overloads, then parameter by parameter. */
import type { FunctionEntry, FunctionSignature, ParameterEntry, ReturnEntry } from "../model/model";
import type { FunctionType, TypeNode } from "../model/types";
import { change, type Change, type Place } from "./change";
import { diffDefaults, diffSlotTexts, diffText } from "./diff-texts";
import { genericsWithin, type Generics } from "./generics";
import type { ChangeKind } from "./rules";
import { parameterText, returnText, returnsText, signatureText, typeText } from "./type-text";
import type { World } from "./symbols";
import { isRespelled, mayBeMissing, stillGot, stillTaken, type Versions } from "./versions";

/** `outer`: the generics of the class that it is a method of. */
export function diffFunctions(
  versions: Versions,
  place: Place,
  before: FunctionEntry,
  after: FunctionEntry,
  outer: Generics,
): readonly Change[] {
  const syntax = (method: boolean): string => (method ? ":" : ".");
  return [
    ...(before.method === after.method
      ? []
      : [change("call-syntax-changed", place, syntax(before.method), syntax(after.method))]),
    ...diffYields(place, before, after),
    ...diffOverloads(versions, place, before.signatures, after.signatures, outer),
  ];
}

function diffYields(place: Place, before: FunctionEntry, after: FunctionEntry): readonly Change[] {
  if (before.yields === after.yields) return [];
  return [
    after.yields
      ? change("yields-added", place, null, "yields")
      : change("yields-removed", place, "yields", null),
  ];
}

/**
 * Signatures that read the same belong together; what is left over is compared in order if the numbers agree.
 */
function diffOverloads(
  versions: Versions,
  place: Place,
  before: readonly FunctionSignature[],
  after: readonly FunctionSignature[],
  outer: Generics,
): readonly Change[] {
  const texts = new Map(after.map((signature) => [signatureText(signature), signature]));
  const same = before.flatMap((signature) =>
    diffSameSignature(place, signature, texts.get(signatureText(signature))),
  );
  const oldTexts = new Set(before.map(signatureText));
  const left = before.filter((signature) => !texts.has(signatureText(signature)));
  const right = after.filter((signature) => !oldTexts.has(signatureText(signature)));
  if (left.length === right.length) {
    const pairs = left.flatMap((signature, index) => {
      const now = right[index];
      return now === undefined ? [] : diffSignatures(versions, place, signature, now, outer);
    });
    return [...same, ...pairs];
  }
  const lost = left.filter(
    (signature) => !after.some((other) => coversCalls(versions, signature, other, outer)),
  );
  return [
    ...same,
    ...lost.map((signature) => change("overload-removed", place, signatureText(signature), null)),
    ...right.map((signature) => change("overload-added", place, null, signatureText(signature))),
  ];
}

function diffSameSignature(
  place: Place,
  before: FunctionSignature,
  after: FunctionSignature | undefined,
): readonly Change[] {
  return after === undefined ? [] : diffSignatureTexts(place, before, after);
}

const coversCalls = (
  versions: Versions,
  before: FunctionSignature,
  after: FunctionSignature,
  outer: Generics,
): boolean => stillGot(versions, functionType(before), functionType(after), outer);

/** One signature against another. */
function diffSignatures(
  versions: Versions,
  place: Place,
  before: FunctionSignature,
  after: FunctionSignature,
  outer: Generics,
): readonly Change[] {
  const generics = genericsWithin(outer, [versions.old, before], [versions.new, after]);
  const found = [
    ...diffParameters(versions, place, before.parameters, after.parameters, generics),
    ...diffReturns(versions, place, before.returns, after.returns, generics),
  ];
  const covers =
    before.generics.length + after.generics.length === 0 ? null : coversCalls(versions, before, after, outer);
  const whole = covers === null ? null : diffGenericSignatures(place, before, after, found, covers);
  const respelled =
    found.length === 0
      ? [change("type-respelled", place, signatureText(before), signatureText(after))]
      : found;
  return [...(whole ?? respelled), ...diffSignatureTexts(place, before, after)];
}

/**
 * Slot by slot, generics are held against each other by position. Whether calls go on as they are, only the
 * whole
 * signature tells: `<T>(T) -> T` does for `(number) -> number`, as T may be `number`. Null where the slots
 * have it right.
 */
function diffGenericSignatures(
  place: Place,
  before: FunctionSignature,
  after: FunctionSignature,
  found: readonly Change[],
  covered: boolean,
): readonly Change[] | null {
  const breaking = found.filter((one) => one.class === "breaking");
  if (breaking.some(({ kind }) => kind !== "parameter-type-changed" && kind !== "return-type-changed"))
    return null;
  if (covered === (breaking.length === 0)) return null;
  const renamed = found.filter(({ kind }) => kind === "parameter-renamed");
  return [
    change(
      covered ? "signature-widened" : "signature-changed",
      place,
      signatureText(before),
      signatureText(after),
    ),
    ...renamed,
  ];
}

function diffSignatureTexts(
  place: Place,
  before: FunctionSignature,
  after: FunctionSignature,
): readonly Change[] {
  return [
    ...diffText("description-changed", place, before.description, after.description),
    ...after.parameters.flatMap(({ name, defaultValue }) => {
      const old = before.parameters.find((parameter) => parameter.name === name);
      return old === undefined ? [] : diffDefaults(place, name, old.defaultValue, defaultValue);
    }),
    ...diffSlotTexts(place, before.parameters, after.parameters),
    ...diffSlotTexts(place, before.returns, after.returns),
    ...after.returns.flatMap(({ name }, index) =>
      diffReturnNames(place, before.returns[index]?.name ?? null, name),
    ),
  ];
}

function diffReturnNames(place: Place, before: string | null, after: string | null): readonly Change[] {
  return before === null || after === null || before === after
    ? []
    : [change("return-renamed", place, before, after)];
}

function diffParameters(
  versions: Versions,
  place: Place,
  before: readonly ParameterEntry[],
  after: readonly ParameterEntry[],
  generics: Generics,
): readonly Change[] {
  const moved = movedParameters(place, before, after);
  if (moved !== null) return moved;
  const rest = after.find(({ variadic }) => variadic);
  return [
    ...before.flatMap((parameter, index) => {
      const now = after[index] ?? rest;
      return now === undefined ? [] : diffParameter(versions, place, parameter, now, generics);
    }),
    ...(rest === undefined ? before.slice(after.length) : []).map((parameter) =>
      change("parameter-removed", place, parameterText(parameter), null),
    ),
    ...after
      .slice(before.length)
      .map((parameter) =>
        change(
          isOptional(versions.new, parameter) ? "parameter-added" : "required-parameter-added",
          place,
          null,
          parameterText(parameter),
        ),
      ),
  ];
}

const isOptional = (world: World, parameter: ParameterEntry): boolean =>
  parameter.variadic || mayBeMissing(world, slotType(parameter));

/**
 * What names tell that positions do not: a parameter was put in between, taken out from between, or changed
 * places.
 */
function movedParameters(
  place: Place,
  before: readonly ParameterEntry[],
  after: readonly ParameterEntry[],
): readonly Change[] | null {
  const [oldNames, newNames] = [before, after].map((list) => list.map(({ name }) => name));
  if (oldNames === undefined || newNames === undefined || hasTwins(oldNames) || hasTwins(newNames))
    return null;
  const kept = oldNames.filter((name) => newNames.includes(name));
  const keptNow = newNames.filter((name) => oldNames.includes(name));
  if (kept.join() !== keptNow.join())
    return [change("parameters-reordered", place, oldNames.join(", "), newNames.join(", "))];
  const removed = before.filter(({ name }) => !kept.includes(name));
  const added = after.filter(({ name }) => !kept.includes(name));
  const inner = (
    names: readonly string[],
    list: readonly ParameterEntry[],
    last: string | undefined,
  ): boolean => last !== undefined && list.some(({ name }) => names.indexOf(name) < names.indexOf(last));
  if (removed.length === 0 && inner(newNames, added, kept.at(-1)))
    return added.map((parameter) => change("parameter-inserted", place, null, parameterText(parameter)));
  // What stood before a variadic may be one of its values now.
  if (
    added.length === 0 &&
    inner(
      oldNames,
      removed,
      kept.findLast((name) => name !== "..."),
    )
  )
    return removed.map((parameter) => change("parameter-removed", place, parameterText(parameter), null));
  return null;
}

const hasTwins = (names: readonly string[]): boolean => new Set(names).size < names.length;

function diffParameter(
  versions: Versions,
  place: Place,
  before: ParameterEntry,
  after: ParameterEntry,
  generics: Generics,
): readonly Change[] {
  const [old, now] = [parameterText(before), parameterText(after)];
  if (old === now) return [];
  const renamed =
    before.name === after.name || before.variadic !== after.variadic
      ? []
      : [change("parameter-renamed", place, before.name, after.name)];
  const [oldType, newType] = [slotType(before), slotType(after)];
  if (typeText(oldType) === typeText(newType) && before.variadic === after.variadic) return renamed;
  const taken = stillTaken(versions, oldType, newType, generics) && (after.variadic || !before.variadic);
  if (before.variadic === after.variadic && isRespelled(versions, oldType, newType, generics))
    return [...renamed, change("type-respelled", place, old, now)];
  return [...renamed, change(parameterKind(versions, before, after, taken), place, old, now)];
}

function parameterKind(
  { new: now }: Versions,
  before: ParameterEntry,
  after: ParameterEntry,
  taken: boolean,
): ChangeKind {
  if (!before.optional && after.optional && taken) return "parameter-made-optional";
  if (before.optional && !isOptional(now, after)) return "parameter-made-required";
  return taken ? "parameter-type-widened" : "parameter-type-changed";
}

/** A pack counts as a name: it stands for the same types only where it has the same name. */
const slotType = ({ type }: ParameterEntry | ReturnEntry): TypeNode =>
  type.kind === "genericPack"
    ? {
        kind: "reference",
        prefix: null,
        name: type.name,
        args: [],
        target: { kind: "generic" },
        span: [0, 0],
      }
    : type;

/** What comes back, in order. */
function diffReturns(
  versions: Versions,
  place: Place,
  before: readonly ReturnEntry[],
  after: readonly ReturnEntry[],
  generics: Generics,
): readonly Change[] {
  if (before.length > after.length)
    return [change("return-removed", place, returnsText(before), returnsText(after))];
  const added =
    after.length > before.length
      ? [change("return-added", place, returnsText(before), returnsText(after))]
      : [];
  const changed = before.flatMap((value, index) => {
    const now = after[index];
    return now === undefined ? [] : diffReturn(versions, place, value, now, generics);
  });
  return [...changed, ...added];
}

function diffReturn(
  versions: Versions,
  place: Place,
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
    return [change("type-respelled", place, old, now)];
  return [change(fits ? "return-type-narrowed" : "return-type-changed", place, old, now)];
}

/** A signature as the type that it has. */
export function functionType({
  generics,
  parameters,
  returns,
}: Pick<FunctionSignature, "generics" | "parameters" | "returns">): FunctionType {
  const fixed = <T extends ParameterEntry | ReturnEntry>(slots: readonly T[]) =>
    slots.filter(({ variadic }) => !variadic).map((slot) => ({ name: slot.name, type: slotType(slot) }));
  const tailOf = (slots: readonly (ParameterEntry | ReturnEntry)[]): FunctionType["variadic"] => {
    const last = slots.find(({ variadic }) => variadic);
    if (last === undefined) return null;
    return last.type.kind === "genericPack" ? last.type : { kind: "variadic", type: last.type };
  };
  return {
    kind: "function",
    generics,
    parameters: fixed(parameters),
    variadic: tailOf(parameters),
    returns: fixed(returns),
    returnsTail: tailOf(returns),
  };
}
