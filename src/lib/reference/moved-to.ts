interface PageOwner {
  readonly anchor: string;
  readonly href: string;
}

/**
 * The current address of an entry or member that has its own page now; null for other fragments. An exact
 * anchor precedes a prefix, since `Vector.new` may be a function beside the class `Vector`; longer prefixes
 * precede shorter ones.
 */
export function movedTo(fragment: string, owners: readonly PageOwner[]): string | null {
  const itself = owners.find(({ anchor }) => fragment === anchor);
  if (itself !== undefined) return itself.href;
  const [owner] = owners
    .filter(({ anchor }) => fragment.startsWith(`${anchor}.`))
    .sort((a, b) => b.anchor.length - a.anchor.length);
  return owner === undefined ? null : `${owner.href}#${encodeURIComponent(fragment)}`;
}
