interface PageOwner {
  readonly anchor: string;
  readonly href: string;
}

/** The address of an entry or member that has moved; null for others. The longest match wins. */
export function movedTo(fragment: string, owners: readonly PageOwner[]): string | null {
  const itself = owners.find(({ anchor }) => fragment === anchor);
  if (itself !== undefined) return itself.href;
  const [owner] = owners
    .filter(({ anchor }) => fragment.startsWith(`${anchor}.`))
    .sort((a, b) => b.anchor.length - a.anchor.length);
  return owner === undefined ? null : `${owner.href}#${encodeURIComponent(fragment)}`;
}
