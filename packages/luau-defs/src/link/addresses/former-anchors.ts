/** Maps old addresses to current ones, so that external links continue to work. */
import type { ModuleId, SymbolId } from "../../model/ids";
import type { ApiModel } from "../../model/model";
import { entriesWithMembers } from "../../model/entries";
import { DEFAULT_BASE_PATH, type Routes } from "./routes";

/** An entry that was on this page under another name and has moved. */
export interface MovedEntry {
  readonly anchor: string;
  readonly text: string;
  readonly href: string;
}

/** `aliases` maps addresses such as `timer#old` to existing ones, as verified by the build. */
export function formerAnchorsOf(model: ApiModel, routes: Routes, aliases: ReadonlyMap<string, string>) {
  const former = new Map<string, string[]>();
  const moved = new Map<string, MovedEntry[]>();
  const base = baseOf(model, routes);
  const { ids, hrefs } = addressesOf(model, routes, base);
  const pages = new Map<string, ModuleId>(
    model.modules.map(({ id }) => [routes.moduleHref(id).slice(base.length + 1), id]),
  );
  for (const [from, to] of aliases) {
    const [formerPage = "", anchor = null] = from.split("#", 2);
    if (anchor === null) continue;
    // A redirect keeps the anchor, so readers of the old page arrive with it on the new one.
    const [page = ""] = (aliases.get(formerPage) ?? formerPage).split("#");
    if (page !== formerPage && ids.has(`${page}#${anchor}`)) continue;
    const target = ids.get(to);
    if (target !== undefined && to.startsWith(`${page}#`))
      former.set(target, [...(former.get(target) ?? []), anchor]);
    else {
      const owner = pages.get(page.split("/")[0] ?? "");
      if (owner !== undefined)
        moved.set(owner, [
          ...(moved.get(owner) ?? []),
          { anchor, text: to.replace("#", " "), href: hrefs.get(to) ?? `${base}/${to}` },
        ]);
    }
  }
  return {
    formerAnchorsOf: (id: SymbolId): readonly string[] => former.get(id) ?? [],
    movedEntriesOf: (id: ModuleId): readonly MovedEntry[] => moved.get(id) ?? [],
  };
}

/** An entry with its own page also has an address on its module's page. */
function addressesOf({ modules }: ApiModel, routes: Routes, base: string) {
  const ids = new Map<string, SymbolId>();
  const hrefs = new Map<string, string>();
  for (const module of modules) {
    for (const { id } of entriesWithMembers(module)) {
      const href = routes.href(id);
      if (href === null) continue;
      ids.set(href.slice(base.length + 1), id);
      hrefs.set(`${routes.modulePage(module.id)}#${routes.anchor(id)}`, href);
    }
  }
  return { ids, hrefs };
}

const baseOf = ({ modules: [first] }: ApiModel, routes: Routes): string =>
  first === undefined
    ? DEFAULT_BASE_PATH
    : routes.moduleHref(first.id).slice(0, -routes.modulePage(first.id).length - 1);
