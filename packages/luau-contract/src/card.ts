type CardKind = "function" | "constant" | "class" | "enum" | "event" | "type" | "method";

/** The hover card of a link to an entry. Plain text; the build writes one file per page. */
export interface Card {
  /** The link's decoded fragment; empty for an entry with its own page. */
  readonly anchor: string;
  readonly kind: CardKind;
  readonly head: string;
  readonly summary: string;
  readonly members: readonly string[];
  /** Number of members or values that are not listed. */
  readonly more: number;
}
