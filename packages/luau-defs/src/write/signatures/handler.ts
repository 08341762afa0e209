import { capitalised, isIdentifier, quoted, typeText } from "luau-syntax";
import { hasLuauBlock } from "../../model/code-fence";
import { returnsText } from "../../model/function-type";
import type { SymbolId } from "../../model/ids";
import type {
  ApiModel,
  ConstantEntry,
  EventEntry,
  EventSlots,
  FunctionEntry,
  FunctionSignature,
  ParameterEntry,
  PropertyEntry,
} from "../../model/model";

/** Null for an event whose description has a sample. */
export interface HandlerOf {
  readonly listener: (event: EventEntry) => string | null;
  readonly signal: (value: ConstantEntry | PropertyEntry, slots: EventSlots) => string | null;
}

/** `noted-facts.ts` notes each look-up of these for the cache. */
export interface HandlerFacts {
  /** `addEventListener` has this name for an event, `"Engine.tick"`; null if it does not accept the event. */
  readonly eventNameOf: (listener: SymbolId) => string | null;
  readonly connectorOf: (signal: SymbolId) => string | null;
}

/** The overloads of this global map event names to listener types. */
const ADD_LISTENER = "addEventListener";

/** Without a global that accepts the event, the sample is a function of the listener's type. */
export const makeHandlers = (model: ApiModel): HandlerOf => handlersOf(handlerFacts(model));

export function handlerFacts({ modules }: ApiModel): HandlerFacts {
  const adder = modules.flatMap(({ functions }) => functions).find(({ path }) => path === ADD_LISTENER);
  const connectors = connectorsOf(modules);
  return {
    eventNameOf: (listener) => (adder === undefined ? null : nameFor(listener, adder)),
    connectorOf: (signal) => connectors.get(signal) ?? null,
  };
}

export function handlersOf({ eventNameOf, connectorOf }: HandlerFacts): HandlerOf {
  return {
    listener: (event) => {
      if (hasLuauBlock(event.doc.description)) return null;
      const name = eventNameOf(event.id);
      if (name !== null) return `${ADD_LISTENER}(${name}, ${functionOf("", event.name, event)})\n`;
      return namedFunction(event.name, event);
    },
    signal: ({ name, path, type, doc }, slots) => {
      if (hasLuauBlock(doc.description)) return null;
      const signal = type.kind === "reference" && type.target.kind === "symbol" ? type.target.id : null;
      const method = signal === null ? null : connectorOf(signal);
      if (method === null || !isIdentifier(name)) return namedFunction(name, slots);
      return `${receiverOf(path)}:${method}(${functionOf("", name, slots)})\n`;
    },
  };
}

/** The function prints what it receives, or the event's name if it receives nothing. */
function functionOf(name: string, event: string, { parameters, returns }: EventSlots): string {
  const taken = parameters.map(parameterText).join(", ");
  const returned = returns.length === 0 ? "" : `: ${returnsText(returns)}`;
  const printed = parameters.length === 0 ? quoted(event) : parameters.map(parameterName).join(", ");
  return `function${name}(${taken})${returned}\n\tprint(${printed})\nend`;
}

function namedFunction(name: string, slots: EventSlots): string {
  const listener = capitalised(name.replaceAll(/\W+/g, ""));
  return `local ${functionOf(` on${listener}`, name, slots)}\n`;
}

/** The sample names an instance after its class: `part.Touched`. */
const receiverOf = (path: string): string => path.slice(0, 1).toLowerCase() + path.slice(1);

/** The first method of a class that accepts a listener counts. */
function connectorsOf(modules: ApiModel["modules"]): ReadonlyMap<SymbolId, string> {
  const takers = modules
    .flatMap(({ classes }) => classes)
    .flatMap(({ id, methods }): readonly (readonly [SymbolId, string])[] => {
      const method = methods.find(({ signatures: [{ parameters }] }) =>
        parameters.some(({ type }) => type.kind === "function"),
      );
      return method === undefined ? [] : [[id, method.name]];
    });
  return new Map(takers);
}

/** The overload that accepts the listener has the name, `"Engine.tick"`. */
function nameFor(listener: SymbolId, adder: FunctionEntry): string | null {
  const overload = adder.signatures.find(({ parameters }) =>
    parameters.some(
      ({ type }) => type.kind === "reference" && type.target.kind === "symbol" && type.target.id === listener,
    ),
  );
  const name = overload === undefined ? null : firstString(overload);
  return name === null ? null : quoted(name);
}

function firstString({ parameters: [first] }: FunctionSignature): string | null {
  return first?.type.kind === "string" ? first.type.value : null;
}

const parameterText = (parameter: ParameterEntry, index: number): string =>
  `${parameterName(parameter, index)}: ${typeText(parameter.type)}`;

function parameterName({ name, variadic }: ParameterEntry, index: number): string {
  if (variadic) return "...";
  return name === "_" ? `argument${index + 1}` : name;
}
