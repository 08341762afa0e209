/** In: the changes between two versions. Out: the list for readers, with addresses in the new version. */
import { CHANGE_CLASSES } from "luau-contract";
import { capitalised } from "luau-syntax";
import { changeId, type FindAddress } from "../../link/addresses/routes";
import type { ListedChange } from "../../write/json/change-list";
import { prose } from "../../write/markdown/doc-markdown";
import { inlineCode } from "../../model/markdown-code";
import type { ModuleId, SymbolId } from "../../model/ids";
import type { AnyEntry, ApiModel } from "../../model/model";
import type { Advice, Change, Changes } from "./change";
import { symbolKey, type SymbolKey } from "./version-symbols";
import { symbolsOf } from "./version-history";

export function listChanges(
  changes: Changes,
  model: ApiModel,
  addressOf: FindAddress,
): readonly ListedChange[] {
  const symbols = symbolsOf(model);
  const listed = new Set<string>();
  const isFirst = (id: string): boolean => !listed.has(id) && listed.add(id).has(id);
  return changes
    .toSorted((a, b) => CHANGE_CLASSES.indexOf(a.class) - CHANGE_CLASSES.indexOf(b.class))
    .map((one) => ({
      ...describeChange(one),
      advice: one.advice === null ? null : adviceText(one.advice, symbols, addressOf),
      href: one.symbol === null ? addressOf(one.module) : addressOf(symbols.get(one.symbol)?.id ?? null),
      ids: [one.symbol, one.owner].flatMap((key) => (key === null ? [] : changeId(key))).filter(isFirst),
    }));
}

/** Descriptions are only reported as changed, since they can be as long as a page. */
function describeChange({ class: of, kind, path, module, old, new: now, reason }: Change) {
  const texts = of === "documentation" ? { old: null, new: null } : { old, new: now };
  return { class: of, path, module, text: capitalised(kind.replaceAll("-", " ")), ...texts, reason };
}

/** «Use [`Timer.stop`](/docs/api/timer#stop) instead. It also stops repeated calls.» */
export function adviceText(
  { use, useTarget, reason, links }: Advice,
  symbols: ReadonlyMap<SymbolKey, AnyEntry> = new Map(),
  addressOf: FindAddress = () => null,
): string {
  const current = (target: SymbolId | ModuleId): string | null =>
    addressOf(target.includes("/") ? (symbols.get(symbolKey(target as SymbolId))?.id ?? null) : target);
  const address = useTarget === null ? namedAddress(use, symbols, addressOf) : current(useTarget);
  const text = prose({ addressOf: (target) => (target === null ? null : current(target)) }, reason, links);
  const name = use === null ? "" : inlineCode(use);
  const instead = use === null ? "" : `Use ${address === null ? name : `[${name}](${address})`} instead.`;
  return [instead, text.trim()].filter((part) => part !== "").join(" ");
}

/** The replacement may be as new as the version that removes what it replaces. */
function namedAddress(
  use: string | null,
  symbols: ReadonlyMap<SymbolKey, AnyEntry>,
  addressOf: FindAddress,
): string | null {
  const path = use?.replace(/\(\)$/, "");
  const entry = [...symbols.values()].find((one) => one.path === path);
  return entry === undefined ? null : addressOf(entry.id);
}
