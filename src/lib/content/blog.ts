/** A post as lists and the post's own page show it: see `templates/content-fragments.ts`. */
export type PostSummary = Queries.PostSummaryFragment;

export interface PostLink {
  readonly title: string;
  readonly href: string;
  /** `2025-01-31` */
  readonly date: string;
}

interface YearOfPosts {
  readonly year: string;
  readonly posts: readonly PostLink[];
}

export function byYear(posts: readonly PostLink[]): readonly YearOfPosts[] {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, posts: posts.filter(({ date }) => date.startsWith(year)) }));
}

/** A date in words: `31 January 2025`. Independent of the reader's time zone, which could change the day. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
