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
import { withGenerics } from "./generics";
import { isPublished, symbolKey } from "./version-symbols";
import { entryText, parameterText } from "./type-text";
import {
  changedSymbol,
  diffByName,
  diffTypes,
  pairs,
  returnsOldType,
  acceptsOldValues,
  type Comparison,
  type Diff,
} from "./compare-versions";

const RECEIVED = { input: false, output: true };

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
  const inTypes = diffTypes(comparison, old, now, positions);
  return isValue && inTypes.some((one) => one.class === "breaking") ? [changed] : inTypes;
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
  const positions = comparison.positionsOf(symbolKey(before.id));
  const scoped = withGenerics(comparison, before, after);
  return [...diffGenerics(scoped, before, after), ...diffTypes(scoped, before.type, after.type, positions)];
}

function diffEnums(comparison: Comparison, before: EnumEntry, after: EnumEntry): Changes {
  const published = ({ values }: EnumEntry) =>
    new Map(values.filter(isPublished).map((value) => [value.name, value]));
  const [old, now] = [published(before), published(after)];
  return diffByName(old, now, {
    removed: (value) => [change("enum-value-removed", changedSymbol(value, before), value.value, null)],
    inBoth: (value, next) => {
      const subject = changedSymbol(next, after);
      const docs = diffDocs(subject, value.doc, next.doc);
      const [type, nextType] = [value.type, next.type];
      if (type === null || nextType === null) return docs;
      const same = returnsOldType(comparison, type, nextType) && acceptsOldValues(comparison, type, nextType);
      return same
        ? docs
        : [change("enum-value-changed", subject, typeText(type), typeText(nextType)), ...docs];
    },
    added: (value) => [change("enum-value-added", changedSymbol(value, after), null, value.value)],
  });
}

/** The engine calls the listener, so its parameters are values that scripts receive. */
function diffEvents(comparison: Comparison, before: EventEntry, after: EventEntry): Changes {
  const { subject } = comparison;
  const [old, now] = [before.parameters, after.parameters];
  return [
    ...changeBetween("event-renamed", subject, before.name, after.name),
    ...pairs(old, now).flatMap((pair) => diffListenerParameter(comparison, ...pair)),
    ...old
      .slice(now.length)
      .map((one) => change("listener-parameter-removed", subject, parameterText(one), null)),
    ...now
      .slice(old.length)
      .map((one) => change("listener-parameter-added", subject, null, parameterText(one))),
    ...diffListenerReturns(comparison, before, after),
    ...diffSlotTexts(subject, old, now),
  ];
}

const diffListenerParameter: Diff<ParameterEntry> = (comparison, before, after) => {
  const renamed = changeBetween("parameter-renamed", comparison.subject, before.name, after.name);
  if (before.type.kind === "genericPack" || after.type.kind === "genericPack") return renamed;
  return [...renamed, ...diffTypes(comparison, before.type, after.type, RECEIVED)];
};

function diffListenerReturns(comparison: Comparison, before: EventEntry, after: EventEntry): Changes {
  const [old, now] = [returnsText(before.returns), returnsText(after.returns)];
  if (old === now) return [];
  const listener = ({ returns }: EventEntry): TypeNode =>
    functionType({ generics: [], parameters: [], returns });
  const fits = acceptsOldValues(comparison, listener(before), listener(after));
  return [change(fits ? "type-widened" : "type-changed", comparison.subject, old, now)];
}
