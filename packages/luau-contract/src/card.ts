export type CardKind = "function" | "constant" | "class" | "enum" | "event" | "type" | "method";

/**
 * What a reader sees of an entry while pointing at a link to it. Plain text; the build writes one file a
 * page.
 */
export interface Card {
  /** The link's fragment, decoded; empty for an entry that has the page to itself. */
  readonly anchor: string;
  readonly kind: CardKind;
  /** The declaration on one line. */
  readonly head: string;
  readonly summary: string;
  /** Names of members or values, the first of them. */
  readonly members: readonly string[];
  /** How many more there are. */
  readonly more: number;
}
