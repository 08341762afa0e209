import { sortDiagnostics } from "luau-diagnostics";
import { addressText, makeRoutes, type PageScheme } from "../../link/addresses/routes";
import type { ApiModel } from "../../model/model";
import { aliasesOf, checkAnchorList, parseAnchorList } from "./anchor-list";

export type CheckedAnchors = ReturnType<typeof checkAnchors>;

export const currentAddresses = (model: ApiModel, scheme?: PageScheme): readonly string[] =>
  makeRoutes(model, undefined, scheme).addresses.map(addressText);

/** Moonwave's addresses, `Kite#fly` for `Kite#Kite.fly`, without those that are another entry's address. */
export function addressesWithoutClass(addresses: readonly string[]): ReadonlyMap<string, string> {
  const current = new Set(addresses);
  return new Map(
    addresses.flatMap((address) => {
      const [, page, member] = /^(\w+)#\1\.(\w+)$/.exec(address) ?? [];
      const former = `${page}#${member}`;
      return page === undefined || current.has(former) ? [] : [[former, address] as const];
    }),
  );
}

export function addressesOf(
  model: ApiModel,
  scheme: PageScheme,
  isIn: (file: string) => boolean,
): readonly string[] {
  const { modulePage, addresses } = makeRoutes(model, undefined, scheme);
  const pages = new Set(
    model.modules.filter(({ location }) => isIn(location.file)).map(({ id }) => modulePage(id)),
  );
  return addresses.filter(({ page }) => pages.has(page.replace(/\/.*/, ""))).map(addressText);
}

export function checkAnchors(
  files: readonly { readonly path: string; readonly text: string | null }[],
  addresses: readonly string[],
) {
  const current = new Set(addresses);
  const parsed = files.flatMap(({ path, text }) => (text === null ? [] : [parseAnchorList(path, text)]));
  const listed = parsed.flatMap(({ value }) => value);
  return {
    diagnostics: sortDiagnostics(
      parsed.flatMap(({ source, value, diagnostics }) => [
        ...diagnostics,
        ...checkAnchorList(source, value, current),
      ]),
    ),
    aliases: aliasesOf(listed, current),
    /** The lists, for code frames. */
    sources: parsed.map(({ source }) => source),
    listed,
  };
}
