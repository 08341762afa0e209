import type { SymbolKind } from "luau-contract";
import { INDEX_VERSION, KIND_LETTERS, unpackHref, type SymbolIndex } from "./index-format";
import { letterMask, toNameForms, type NameForms } from "./name-forms";
import { itemsOf } from "./thesaurus";
import { openTypes, type TypeTable } from "./open-types";

export interface IndexedSymbol {
  readonly id: number;
  readonly kind: SymbolKind;
  readonly path: string;
  readonly module: string;
  readonly moduleName: string;
  readonly href: string;
  readonly signature: string;
  readonly summary: string;
  readonly aliases: readonly string[];
  readonly deprecated: boolean;
  /** Another site describes Luau's own library. */
  readonly isExternal: boolean;
}

export interface OpenSymbols {
  readonly symbols: readonly IndexedSymbol[];
  readonly forms: readonly NameForms[];
  /** `letterMask` of each symbol's full form rules out most symbols. */
  readonly masks: Uint32Array;
  /** Types are opened on first use, so that names can be searched sooner. */
  readonly types: TypeTable;
  /** Stems of other texts, separated by spaces. */
  readonly details: readonly string[];
}

/** `Object.entries` drops the type of the keys. */
const KINDS = new Map(Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as SymbolKind]));

/** Null if the page is older or newer than the index. */
export function openSymbolIndex(index: SymbolIndex): OpenSymbols | null {
  // The file comes over the network, so its version may differ from the type's.
  if ((index.v as number) !== INDEX_VERSION) return null;
  const symbols = unpackSymbols(index);
  const forms = symbols.map((symbol) => toNameForms(symbol.path, symbol.moduleName));
  let types: TypeTable | null = null;
  return {
    symbols,
    forms,
    masks: Uint32Array.from(forms, ({ full }) => letterMask(full)),
    get types() {
      return (types ??= openTypes(index, symbols));
    },
    details: index.w,
  };
}

function unpackSymbols(index: SymbolIndex): readonly IndexedSymbol[] {
  const deprecated = new Set(index.x);
  const modules = index.m.flatMap((module) => new Array<typeof module>(module[3]).fill(module));
  return modules.map(([module, moduleName, page], id) => {
    const path = index.p[id] ?? "";
    const signature = index.s[id] ?? "";
    const href = unpackHref(index.h[id] ?? "", page, path);
    return {
      id,
      kind: KINDS.get(index.k[id] ?? "") ?? "module",
      path,
      module,
      moduleName,
      href,
      signature: signature.startsWith("=") ? signature.slice(1) : path + signature,
      summary: index.d[id] ?? "",
      aliases: itemsOf(index.a[id] ?? ""),
      deprecated: deprecated.has(id),
      isExternal: href.startsWith("https:"),
    };
  });
}
