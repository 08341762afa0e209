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
import { change, type Change, type ChangedSymbol } from "./change";
import { diffAccess, diffClasses, diffGenerics } from "./diff-classes";
import { diffFunctions } from "./diff-functions";
import { functionType } from "../../model/function-type";
import { diffDefaults, diffDocs, diffSlotTexts } from "./diff-texts";
import { genericsWithin, NO_GENERICS } from "./generics";
import { isPublished, symbolKey } from "./version-symbols";
import { entryText, parameterText, returnsText } from "./type-text";
import { diffTypes, changedSymbol, stillGot, stillTaken, type Versions } from "./compare-versions";

export function diffEntries(versions: Versions, before: Entry, after: Entry): readonly Change[] {
  const subject = changedSymbol(after);
  const moved = before.module === after.module ? [] : [change("moved", subject, before.module, after.module)];
  return [
    ...moved,
    ...diffByKind(versions, subject, before, after),
    ...diffDocs(subject, before.doc, after.doc),
  ];
}

function diffByKind(
  versions: Versions,
  subject: ChangedSymbol,
  before: Entry,
  after: Entry,
): readonly Change[] {
  switch (after.kind) {
    case "function":
      return before.kind === "function"
        ? diffFunctions(versions, subject, before, after, NO_GENERICS)
        : diffKinds(versions, subject, before, after);
    case "constant":
      return before.kind === "constant"
        ? diffConstants(versions, subject, before, after)
        : diffKinds(versions, subject, before, after);
    case "class":
      return before.kind === "class"
        ? diffClasses(versions, subject, before, after)
        : diffKinds(versions, subject, before, after);
    case "enum":
      return before.kind === "enum" && before.origin === after.origin
        ? diffEnums(versions, before, after)
        : diffKinds(versions, subject, before, after);
    case "event":
      return before.kind === "event"
        ? diffEvents(versions, subject, before, after)
        : diffKinds(versions, subject, before, after);
    case "type":
      return before.kind === "type"
        ? diffAliases(versions, subject, before, after)
        : diffKinds(versions, subject, before, after);
    default:
      return assertNever(after);
  }
}

/** `"A" | "B"` is an enum, and with `string` added a type; a function whose type is named is a constant. */
function diffKinds(
  versions: Versions,
  subject: ChangedSymbol,
  before: Entry,
  after: Entry,
): readonly Change[] {
  const [old, now] = [typeOf(before), typeOf(after)];
  const changed = change("kind-changed", subject, entryText(before), entryText(after));
  if (old === null || now === null) return [changed];
  const isValue = before.kind === "function" || before.kind === "constant";
  const positions = isValue ? { given: false, got: true } : versions.positionsOf(symbolKey(before.id));
  const found = diffTypes(versions, subject, old, now, positions, NO_GENERICS);
  return isValue && found.some((one) => one.class === "breaking") ? [changed] : found;
}

function typeOf(entry: Entry): TypeNode | null {
  if (entry.kind === "constant") return entry.type;
  if (entry.kind === "function") return overloadsOf(entry);
  return "generics" in entry && entry.generics.length > 0 ? null : bodyOf(entry);
}

function diffConstants(
  versions: Versions,
  subject: ChangedSymbol,
  before: ConstantEntry,
  after: ConstantEntry,
): readonly Change[] {
  const access = ({ readonly }: ConstantEntry) => (readonly ? "read" : "readWrite");
  return [
    ...diffAccess(subject, access(before), access(after)),
    ...diffTypes(versions, subject, before.type, after.type, { given: false, got: true }, NO_GENERICS),
    ...diffDefaults(subject, after.name, before.defaultValue, after.defaultValue),
  ];
}

function diffAliases(
  versions: Versions,
  subject: ChangedSymbol,
  before: TypeEntry,
  after: TypeEntry,
): readonly Change[] {
  const positions = versions.positionsOf(symbolKey(before.id));
  const generics = genericsWithin(NO_GENERICS, [versions.old, before], [versions.new, after]);
  return [
    ...diffGenerics(versions, subject, before, after, generics),
    ...diffTypes(versions, subject, before.type, after.type, positions, generics),
  ];
}

function diffEnums(versions: Versions, before: EnumEntry, after: EnumEntry): readonly Change[] {
  const published = ({ values }: EnumEntry) =>
    new Map(values.filter(isPublished).map((value) => [value.name, value]));
  const [old, now] = [published(before), published(after)];
  const kept = [...old].flatMap(([name, value]) => {
    const next = now.get(name);
    if (next === undefined)
      return [change("enum-value-removed", changedSymbol(value, before), value.value, null)];
    const subject = changedSymbol(next, after);
    const same =
      value.type === null ||
      next.type === null ||
      (stillGot(versions, value.type, next.type, NO_GENERICS) &&
        stillTaken(versions, value.type, next.type, NO_GENERICS));
    const changed =
      same || value.type === null || next.type === null
        ? []
        : [change("enum-value-changed", subject, typeText(value.type), typeText(next.type))];
    return [...changed, ...diffDocs(subject, value.doc, next.doc)];
  });
  const added = [...now]
    .filter(([name]) => !old.has(name))
    .map(([, value]) => change("enum-value-added", changedSymbol(value, after), null, value.value));
  return [...kept, ...added];
}

/** The engine calls the listener, so its parameters are values that scripts receive. */
function diffEvents(
  versions: Versions,
  subject: ChangedSymbol,
  before: EventEntry,
  after: EventEntry,
): readonly Change[] {
  const changed = before.parameters.flatMap((parameter, index) => {
    const now = after.parameters[index];
    return now === undefined
      ? [change("listener-parameter-removed", subject, parameterText(parameter), null)]
      : diffListenerParameter(versions, subject, parameter, now);
  });
  const added = after.parameters
    .slice(before.parameters.length)
    .map((parameter) => change("listener-parameter-added", subject, null, parameterText(parameter)));
  const renamed =
    before.name === after.name ? [] : [change("event-renamed", subject, before.name, after.name)];
  return [
    ...renamed,
    ...changed,
    ...added,
    ...diffListenerReturns(versions, subject, before, after),
    ...diffSlotTexts(subject, before.parameters, after.parameters),
  ];
}

function diffListenerParameter(
  versions: Versions,
  subject: ChangedSymbol,
  before: ParameterEntry,
  after: ParameterEntry,
): readonly Change[] {
  const renamed =
    before.name === after.name ? [] : [change("parameter-renamed", subject, before.name, after.name)];
  if (before.type.kind === "genericPack" || after.type.kind === "genericPack") return renamed;
  return [
    ...renamed,
    ...diffTypes(versions, subject, before.type, after.type, { given: false, got: true }, NO_GENERICS),
  ];
}

function diffListenerReturns(
  versions: Versions,
  subject: ChangedSymbol,
  before: EventEntry,
  after: EventEntry,
): readonly Change[] {
  const [old, now] = [returnsText(before.returns), returnsText(after.returns)];
  if (old === now) return [];
  const listener = ({ returns }: EventEntry): TypeNode =>
    functionType({ generics: [], parameters: [], returns });
  const fits = stillTaken(versions, listener(before), listener(after), NO_GENERICS);
  return [change(fits ? "type-widened" : "type-changed", subject, old, now)];
}
