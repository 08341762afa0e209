/** What a script writes to hear an event: Luau to copy. */
import { quoted } from "../../model/luau-string";
import type {
  ApiModel,
  EventEntry,
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  ReturnEntry,
} from "../../model/model";
import { noHref, textOf, typeTokens } from "./tokens";

export type HandlerOf = (event: EventEntry) => string;

/** The global that adds listeners: which event it takes by which name, its overloads say. */
const ADD_LISTENER = "addEventListener";

/**
 * A call that adds a listener where a global does that for the event, else a function of the listener's type.
 */
export function makeHandlers({ modules }: ApiModel): HandlerOf {
  const adder = modules.flatMap(({ functions }) => functions).find(({ path }) => path === ADD_LISTENER);
  return (event) => {
    const name = adder === undefined ? null : nameFor(event, adder);
    const head = `(${event.parameters.map(parameterText).join(", ")})${returnsText(event.returns)}`;
    if (name !== null) return `${ADD_LISTENER}(${name}, function${head}\n\t\nend)\n`;
    return `local function on${event.name.slice(0, 1).toUpperCase()}${event.name.slice(1)}${head}\n\t\nend\n`;
  };
}

/** `"Engine.tick"`, of the overload that takes the event's listener. */
function nameFor(event: EventEntry, adder: FunctionEntry): string | null {
  const overload = adder.signatures.find(({ parameters }) =>
    parameters.some(
      ({ type }) => type.kind === "reference" && type.target.kind === "symbol" && type.target.id === event.id,
    ),
  );
  const name = overload === undefined ? null : firstString(overload);
  return name === null ? null : quoted(name);
}

function firstString({ parameters: [first] }: FunctionSignature): string | null {
  return first?.type.kind === "string" ? first.type.value : null;
}

function parameterText({ name, type, variadic }: ParameterEntry, index: number): string {
  const text = slotText(type);
  if (variadic) return `...: ${text}`;
  return `${name === "_" ? `argument${index + 1}` : name}: ${text}`;
}

function returnsText(returns: readonly ReturnEntry[]): string {
  if (returns.length === 0) return "";
  const printed = returns.map(({ type, variadic }) =>
    variadic && type.kind !== "genericPack" ? `...${slotText(type)}` : slotText(type),
  );
  return printed.length === 1 ? `: ${printed[0]}` : `: (${printed.join(", ")})`;
}

const slotText = (type: ParameterEntry["type"]): string => textOf(typeTokens(type, noHref));
