/** A class or enum that has a page of its own. */
export interface PageOwner {
  readonly anchor: string;
  readonly href: string;
}

/** Where a fragment leads that meant a class, an enum or a member of one which has a page of its own now; null for any other. */
export function movedTo(fragment: string, owners: readonly PageOwner[]): string | null {
  const owner = owners.find(({ anchor }) => fragment === anchor || fragment.startsWith(`${anchor}.`));
  if (owner === undefined) return null;
  return fragment === owner.anchor ? owner.href : `${owner.href}#${encodeURIComponent(fragment)}`;
}
