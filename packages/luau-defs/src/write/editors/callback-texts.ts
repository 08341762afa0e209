/**
 * Luau looks up the parameters of a function expression in a call below the parameter that receives it:
 * `SYMBOL/param/1/param/0`. Their texts come from the callback's type.
 */
import type { FunctionType, GenericPack, TypeNode } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import { noteOf } from "../../model/signature-note";
import { linkedText } from "./ide-texts";
import type { KnownNames, LinkedDoc } from "./type-meaning";
import { withPlainLinks } from "../markdown/plain-links";
import type { FindAddress } from "../../link/addresses/routes";

interface CallbackText {
  readonly name: string;
  readonly documentation: string;
  readonly learn_more_link: string;
}

interface CallbackContext {
  readonly addressOf: FindAddress;
  readonly names: KnownNames;
}

/** The list is empty unless the type is a single function. */
export function callbackTexts(
  context: CallbackContext,
  type: TypeNode | GenericPack,
  seen: ReadonlySet<SymbolId> = new Set(),
): readonly CallbackText[] {
  switch (type.kind) {
    case "optional":
      return callbackTexts(context, type.type, seen);
    case "union": {
      const [only, ...others] = type.members.filter(({ kind }) => kind !== "nil");
      return only === undefined || others.length > 0 ? [] : callbackTexts(context, only, seen);
    }
    case "function":
      return parameterNames(type).map((name) => ({ name, documentation: "", learn_more_link: "" }));
    case "reference":
      return type.target.kind !== "symbol" || seen.has(type.target.id)
        ? []
        : entryTexts(context, type.target.id, seen);
    default:
      return [];
  }
}

function entryTexts(
  context: CallbackContext,
  id: SymbolId,
  seen: ReadonlySet<SymbolId>,
): readonly CallbackText[] {
  const { addressOf, names } = context;
  const entry = names.typeOf(id);
  const learn_more_link = addressOf(id) ?? "";
  if (entry?.kind === "event")
    return entry.parameters.map((slot) => ({
      name: slot.name,
      documentation: linkedText(slot, addressOf),
      learn_more_link,
    }));
  if (entry?.kind !== "type") return [];
  if (entry.type.kind !== "function") return callbackTexts(context, entry.type, new Set([...seen, id]));
  return parameterNames(entry.type).map((name) => ({
    name,
    documentation: ownNote(entry, name, addressOf),
    learn_more_link,
  }));
}

export const ownNote = (
  { doc: { description, links } }: { readonly doc: LinkedDoc },
  name: string,
  addressOf: FindAddress,
): string => withPlainLinks(noteOf(description, name), links, addressOf);

const parameterNames = ({ parameters, variadic }: FunctionType): readonly string[] => [
  ...parameters.map(({ name }) => name ?? "_"),
  ...(variadic === null ? [] : ["..."]),
];
