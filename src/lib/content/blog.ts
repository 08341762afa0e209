/** What lists of posts show. */
export interface PostLink {
  readonly title: string;
  readonly href: string;
  /** `2025-01-31` */
  readonly date: string;
}

export interface YearOfPosts {
  readonly year: string;
  readonly posts: readonly PostLink[];
}

/** Posts by year; the order of the posts, newest first, is that of the years. */
export function byYear(posts: readonly PostLink[]): readonly YearOfPosts[] {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, posts: posts.filter(({ date }) => date.startsWith(year)) }));
}

/** The posts next to one, in a list with the newest first. */
export function postsAround(
  posts: readonly PostLink[],
  href: string,
): { readonly newer: PostLink | null; readonly older: PostLink | null } {
  const at = posts.findIndex((post) => post.href === href);
  return { newer: posts[at - 1] ?? null, older: at === -1 ? null : (posts[at + 1] ?? null) };
}

/**
 * A day in words: `31 January 2025`. Not by the reader's time zone, in which the day could be another than on
 * the build machine.
 */
export function longDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}
