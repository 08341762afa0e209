import { groupBy } from "luau-syntax";

/** A post as lists and the post's own page show it: see `templates/content-fragments.ts`. */
export type PostSummary = Queries.PostSummaryFragment;
export type PostLink = Queries.AllPostsFragment["posts"]["nodes"][number];

export const byYear = (posts: readonly PostLink[]) => [...groupBy(posts, ({ date }) => date.slice(0, 4))];

/** A date in words: `31 January 2025`. Independent of the reader's time zone, which could change the day. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
