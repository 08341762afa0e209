import { createContext, useContext } from "react";
import type { SymbolKind } from "luau-contract";
import { docAt, latestVersion } from "../../../lib/docs/registry";
import type { Entry } from "../../../lib/reference/reference-props";
import type { EntrySlotProps } from "../../../lib/theme/theme-slots";
import { useShell } from "../../shell/shell-context";

const ModuleContext = createContext("");

/** Provides the name of the module to the entries below. */
export const EntryModule = ModuleContext.Provider;

/** The props of a site's own components in an entry. */
export function useEntrySlot(kind: SymbolKind, { path: name, anchor, doc }: Entry): EntrySlotProps {
  const { docs, locale, path } = useShell();
  const module = useContext(ModuleContext);
  const version = (docAt(docs, path)?.version ?? latestVersion(docs)).name;
  return { name, kind, module, anchor, path, version, locale, isDeprecated: doc.deprecated !== null };
}
