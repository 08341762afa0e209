import type { FooterColumn, FooterLink, Site } from "../site-config/schema";

/** Links of the footer below their title; those of a list without columns have none. */
export interface FooterGroup {
  readonly title: string | null;
  readonly items: readonly FooterLink[];
}

export function footerGroups(
  footer: Pick<NonNullable<Site["footer"]>, "links"> | null,
): readonly FooterGroup[] {
  if (!footer) return [];
  const columns = footer.links.filter(isColumn);
  const links = footer.links.filter((entry): entry is FooterLink => !isColumn(entry));
  return links.length === 0 ? columns : [...columns, { title: null, items: links }];
}

const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => "items" in entry;
