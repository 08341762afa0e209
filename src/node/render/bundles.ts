/** What every page loads, by address. Pages are rendered again when it changes. */
export interface Bundles {
  readonly script: string;
  /** The parts of the script that it needs at once. */
  readonly parts: readonly string[];
  /** The dialogs' script and its parts, which are fetched while the line is idle. */
  readonly later: readonly string[];
  readonly styles: string;
  readonly fonts: readonly string[];
}
