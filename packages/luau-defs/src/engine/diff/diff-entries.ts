import { assertNever, type TypeNode, typeText } from "luau-syntax";
import type {
  ConstantEntry,
  Entry,
  EnumEntry,
  EventEntry,
  ParameterEntry,
  TypeEntry,
} from "../../model/model";
import { bodyOf, overloadsOf } from "./type-bodies";
import { change, changeBetween, type Changes } from "./change";
import { diffAccess, diffClasses, diffGenerics } from "./diff-classes";
import { diffFunctions } from "./diff-functions";
import { functionType, returnsText } from "../../model/function-type";
import { diffDefaults, diffDocs, diffSlotTexts } from "./diff-texts";
import { genericsWithin } from "./generics";
import { isPublished, symbolKey } from "./version-symbols";
import { entryText, parameterText } from "./type-text";
import { diffTypes, changedSymbol, stillGot, stillTaken, type Comparison } from "./compare-versions";

/** Scripts receive such values. */
const RECEIVED = { given: false, got: true };

export function diffEntries(comparison: Comparison, before: Entry, after: Entry): Changes {
  const { subject } = comparison;
  return [
    ...changeBetween("moved", subject, before.module, after.module),
    ...diffByKind(comparison, before, after),
    ...diffDocs(subject, before.doc, after.doc),
  ];
}

function diffByKind(comparison: Comparison, before: Entry, after: Entry): Changes {
  const otherKind = (): Changes => diffKinds(comparison, before, after);
  switch (after.kind) {
    case "function":
      return before.kind === "function" ? diffFunctions(comparison, before, after) : otherKind();
    case "constant":
      return before.kind === "constant" ? diffConstants(comparison, before, after) : otherKind();
    case "class":
      return before.kind === "class" ? diffClasses(comparison, before, after) : otherKind();
    case "enum":
      return before.kind === "enum" && before.origin === after.origin
        ? diffEnums(comparison, before, after)
        : otherKind();
    case "event":
      return before.kind === "event" ? diffEvents(comparison, before, after) : otherKind();
    case "type":
      return before.kind === "type" ? diffAliases(comparison, before, after) : otherKind();
    default:
      return assertNever(after);
  }
}

/** `"A" | "B"` is an enum, and with `string` added a type; a function whose type is named is a constant. */
function diffKinds(comparison: Comparison, before: Entry, after: Entry): Changes {
  const [old, now] = [typeOf(before), typeOf(after)];
  const changed = change("kind-changed", comparison.subject, entryText(before), entryText(after));
  if (old === null || now === null) return [changed];
  const isValue = before.kind === "function" || before.kind === "constant";
  const positions = isValue ? RECEIVED : comparison.positionsOf(symbolKey(before.id));
  const found = diffTypes(comparison, old, now, positions);
  return isValue && found.some((one) => one.class === "breaking") ? [changed] : found;
}

function typeOf(entry: Entry): TypeNode | null {
  if (entry.kind === "constant") return entry.type;
  if (entry.kind === "function") return overloadsOf(entry);
  return "generics" in entry && entry.generics.length > 0 ? null : bodyOf(entry);
}

function diffConstants(comparison: Comparison, before: ConstantEntry, after: ConstantEntry): Changes {
  const { subject } = comparison;
  const access = ({ readonly }: ConstantEntry) => (readonly ? "read" : "readWrite");
  return [
    ...diffAccess(subject, access(before), access(after)),
    ...diffTypes(comparison, before.type, after.type, RECEIVED),
    ...diffDefaults(subject, after.name, before.defaultValue, after.defaultValue),
  ];
}

function diffAliases(comparison: Comparison, before: TypeEntry, after: TypeEntry): Changes {
  const { old, new: now } = comparison;
  const positions = comparison.positionsOf(symbolKey(before.id));
  const generics = genericsWithin(comparison.generics, [old, before], [now, after]);
  const inner = { ...comparison, generics };
  return [...diffGenerics(inner, before, after), ...diffTypes(inner, before.type, after.type, positions)];
}

function diffEnums(comparison: Comparison, before: EnumEntry, after: EnumEntry): Changes {
  const published = ({ values }: EnumEntry) =>
    new Map(values.filter(isPublished).map((value) => [value.name, value]));
  const [old, now] = [published(before), published(after)];
  const kept = [...old].flatMap(([name, value]) => {
    const next = now.get(name);
    if (next === undefined)
      return [change("enum-value-removed", changedSymbol(value, before), value.value, null)];
    const subject = changedSymbol(next, after);
    const docs = diffDocs(subject, value.doc, next.doc);
    if (value.type === null || next.type === null) return docs;
    const same = stillGot(comparison, value.type, next.type) && stillTaken(comparison, value.type, next.type);
    return same
      ? docs
      : [change("enum-value-changed", subject, typeText(value.type), typeText(next.type)), ...docs];
  });
  const added = [...now]
    .filter(([name]) => !old.has(name))
    .map(([, value]) => change("enum-value-added", changedSymbol(value, after), null, value.value));
  return [...kept, ...added];
}

/** The engine calls the listener, so its parameters are values that scripts receive. */
function diffEvents(comparison: Comparison, before: EventEntry, after: EventEntry): Changes {
  const { subject } = comparison;
  const changed = before.parameters.flatMap((parameter, index) => {
    const now = after.parameters[index];
    return now === undefined
      ? [change("listener-parameter-removed", subject, parameterText(parameter), null)]
      : diffListenerParameter(comparison, parameter, now);
  });
  const added = after.parameters
    .slice(before.parameters.length)
    .map((parameter) => change("listener-parameter-added", subject, null, parameterText(parameter)));
  return [
    ...changeBetween("event-renamed", subject, before.name, after.name),
    ...changed,
    ...added,
    ...diffListenerReturns(comparison, before, after),
    ...diffSlotTexts(subject, before.parameters, after.parameters),
  ];
}

function diffListenerParameter(
  comparison: Comparison,
  before: ParameterEntry,
  after: ParameterEntry,
): Changes {
  const renamed = changeBetween("parameter-renamed", comparison.subject, before.name, after.name);
  if (before.type.kind === "genericPack" || after.type.kind === "genericPack") return renamed;
  return [...renamed, ...diffTypes(comparison, before.type, after.type, RECEIVED)];
}

function diffListenerReturns(comparison: Comparison, before: EventEntry, after: EventEntry): Changes {
  const [old, now] = [returnsText(before.returns), returnsText(after.returns)];
  if (old === now) return [];
  const listener = ({ returns }: EventEntry): TypeNode =>
    functionType({ generics: [], parameters: [], returns });
  const fits = stillTaken(comparison, listener(before), listener(after));
  return [change(fits ? "type-widened" : "type-changed", comparison.subject, old, now)];
}
