import type { EntryDoc } from "./reference-props";

/** Whether an entry's docs have anything to show: text, a deprecation or a badge. */
export const hasDocs = ({
  descriptionHtml,
  deprecated,
  since,
  unreleased,
  yields,
  realms,
  labels,
  aliases,
  history: { addedIn, changedIn, deprecatedIn, removedIn },
}: EntryDoc): boolean =>
  descriptionHtml !== "" ||
  deprecated !== null ||
  [since, addedIn, deprecatedIn, removedIn].some((version) => version !== null) ||
  unreleased ||
  yields ||
  realms.length + labels.length + aliases.length + changedIn.length > 0;
