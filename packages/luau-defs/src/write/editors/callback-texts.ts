/**
 * Luau looks up the parameters of a function expression in a call below the parameter that receives it:
 * `SYMBOL/param/1/param/0`. Their texts come from the callback's type.
 */
import type { FunctionType, GenericPack, TypeNode } from "luau-syntax";
import type { SymbolId } from "../../model/ids";
import { noteOf } from "../../model/signature-note";
import { linkedText } from "./ide-texts";
import type { TypeLookups, LinkedDoc } from "./resolved-type";
import { withPlainLinks } from "../markdown/plain-links";
import type { FindAddress } from "../../link/addresses/routes";

interface CallbackText {
  readonly name: string;
  readonly documentation: string;
  readonly learn_more_link: string;
}

interface CallbackContext {
  readonly addressOf: FindAddress;
  readonly names: TypeLookups;
}

/** The list is empty unless the type is a single function. */
export function callbackTexts(
  context: CallbackContext,
  type: TypeNode | GenericPack,
  visited: ReadonlySet<SymbolId> = new Set(),
): readonly CallbackText[] {
  switch (type.kind) {
    case "optional":
      return callbackTexts(context, type.type, visited);
    case "union": {
      const [only, ...others] = type.members.filter(({ kind }) => kind !== "nil");
      return only === undefined || others.length > 0 ? [] : callbackTexts(context, only, visited);
    }
    case "function":
      return parameterNames(type).map((name) => ({ name, documentation: "", learn_more_link: "" }));
    case "reference":
      return type.target.kind !== "symbol" || visited.has(type.target.id)
        ? []
        : entryTexts(context, type.target.id, visited);
    default:
      return [];
  }
}

function entryTexts(
  context: CallbackContext,
  id: SymbolId,
  visited: ReadonlySet<SymbolId>,
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
  if (entry.type.kind !== "function") return callbackTexts(context, entry.type, new Set([...visited, id]));
  return parameterNames(entry.type).map((name) => ({
    name,
    documentation: parameterNote(entry, name, addressOf),
    learn_more_link,
  }));
}

export const parameterNote = (
  { doc: { description, links } }: { readonly doc: LinkedDoc },
  name: string,
  addressOf: FindAddress,
): string => withPlainLinks(noteOf(description, name), links, addressOf);

const parameterNames = ({ parameters, variadic }: FunctionType): readonly string[] => [
  ...parameters.map(({ name }) => name ?? "_"),
  ...(variadic === null ? [] : ["..."]),
];
