import { sortDiagnostics, type Diagnostic, type SourceText } from "luau-contract";
import { addressText, makeRoutes, type PageScheme } from "../emit/addresses/routes";
import type { ApiModel } from "../model/model";
import { aliasesOf, checkAnchorList, parseAnchorList, type ListedAddress } from "./anchor-list";

/** What the lists of published addresses say of a model. */
export interface CheckedAnchors {
  readonly diagnostics: readonly Diagnostic[];
  readonly aliases: ReadonlyMap<string, string>;
  /** The lists themselves, for code frames. */
  readonly sources: readonly SourceText[];
  readonly listed: readonly ListedAddress[];
}

/** Every address of a model, as the lists write them. */
export const currentAddresses = (model: ApiModel, scheme?: PageScheme): readonly string[] =>
  makeRoutes(model, undefined, scheme).addresses.map(addressText);

/** Holds the lists against the addresses that there are. */
export function checkAnchors(
  files: readonly { readonly path: string; readonly text: string | null }[],
  addresses: readonly string[],
): CheckedAnchors {
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
    sources: parsed.map(({ source }) => source),
    listed,
  };
}
