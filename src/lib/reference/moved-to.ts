/** An entry that has a page of its own. */
export interface PageOwner {
  readonly anchor: string;
  readonly href: string;
}

/**
 * Where a fragment leads that meant an entry which has a page of its own now, or a member of it; null for any
 * other. `Vector.new` may be a function beside the class `Vector`: an entry's own anchor comes before what
 * its name begins with, and `Kit.Mode` before `Kit`.
 */
export function movedTo(fragment: string, owners: readonly PageOwner[]): string | null {
  const itself = owners.find(({ anchor }) => fragment === anchor);
  if (itself !== undefined) return itself.href;
  const [owner] = owners
    .filter(({ anchor }) => fragment.startsWith(`${anchor}.`))
    .sort((a, b) => b.anchor.length - a.anchor.length);
  return owner === undefined ? null : `${owner.href}#${encodeURIComponent(fragment)}`;
}
