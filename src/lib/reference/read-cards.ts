import type { Card } from "luau-contract";

/** Cards by anchor, without invalid ones. */
export function readCards(data: unknown): ReadonlyMap<string, Card> {
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  return new Map(list.filter(isCard).map((card) => [card.anchor, card]));
}

function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  // Validated field by field.
  const { anchor, kind, head, summary, members, more } = value as Partial<Record<keyof Card, unknown>>;
  return (
    [anchor, kind, head, summary].every((text) => typeof text === "string") &&
    Array.isArray(members) &&
    typeof more === "number"
  );
}

/** The anchor of a fragment; an invalid fragment has none. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ""));
  } catch {
    return "";
  }
}
