import type { RouteFinder } from "../../link/addresses/routes";
import { handlersOf, type HandlerFacts, type HandlerOf } from "../signatures/handler";
import type { ModuleCache, Part } from "./module-cache";

type Noted = ModuleCache<Part>["noted"];

/** Functions that look up current facts by their names, and note each look-up for the cache. */
export function notedFacts<Facts, Name extends keyof Facts & string>(
  facts: () => Facts,
  noted: Noted,
  names: readonly Name[],
): Pick<Facts, Name> {
  type Lookup = (subject: string | null) => unknown;
  const lookups = names.map((name) => [name, noted(name, (subject) => (facts()[name] as Lookup)(subject))]);
  // Each function has the type of the one that it calls.
  return Object.fromEntries(lookups) as Pick<Facts, Name>;
}

export const notedRoutes = (routes: () => RouteFinder, noted: Noted): RouteFinder =>
  notedFacts(routes, noted, ["moduleHref", "modulePage", "anchor", "href", "entryPage"]);

export const notedHandlers = (facts: () => HandlerFacts, noted: Noted): HandlerOf =>
  handlersOf(notedFacts(facts, noted, ["eventNameOf", "connectorOf"]));
