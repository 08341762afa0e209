import type { RouteFinder } from "../../link/addresses/routes";
import { handlersOf, type HandlerFacts, type HandlerOf } from "../signatures/handler";
import type { ModuleCache, Part } from "./module-cache";

type Noted = ModuleCache<Part>["noted"];

export const notedRoutes = (routes: () => RouteFinder, noted: Noted): RouteFinder => ({
  moduleHref: noted("moduleHref", (id) => routes().moduleHref(id)),
  modulePage: noted("modulePage", (id) => routes().modulePage(id)),
  anchor: noted("anchor", (id) => routes().anchor(id)),
  href: noted("href", (target) => routes().href(target)),
  entryPage: noted("entryPage", (id) => routes().entryPage(id)),
});

export const notedHandlers = (facts: () => HandlerFacts, noted: Noted): HandlerOf =>
  handlersOf({
    eventNameOf: noted("eventName", (listener) => facts().eventNameOf(listener)),
    connectorOf: noted("connector", (signal) => facts().connectorOf(signal)),
  });
