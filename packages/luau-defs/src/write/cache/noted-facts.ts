/** Facts about the whole model whose lookups are noted: see module-cache.ts. */
import type { RouteFinder } from "../../link/addresses/routes";
import type { HandlerOf } from "../signatures/handler";
import type { ModuleCache } from "./module-cache";

type Noted = ModuleCache<unknown>["noted"];

export const notedRoutes = (routes: () => RouteFinder, noted: Noted): RouteFinder => ({
  moduleHref: noted((id) => routes().moduleHref(id)),
  modulePage: noted((id) => routes().modulePage(id)),
  anchor: noted((id) => routes().anchor(id)),
  href: noted((target) => routes().href(target)),
  entryPage: noted((id) => routes().entryPage(id)),
});

export const notedHandlers = (handlers: () => HandlerOf, noted: Noted): HandlerOf => ({
  listener: noted((event) => handlers().listener(event)),
  signal: noted((value, slots) => handlers().signal(value, slots)),
});
