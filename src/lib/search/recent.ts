/** Recent searches as session storage holds them: a JSON list, newest first. */
const MAX_RECENT = 5;

/** The stored value, which anything may have written. */
export function parseRecent(text: string | null): readonly string[] {
  return parseList(text)
    .filter((item): item is string => typeof item === "string" && item !== "")
    .slice(0, MAX_RECENT);
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export function addRecent(queries: readonly string[], query: string): readonly string[] {
  const added = query.trim();
  return added === "" ? queries : [added, ...queries.filter((other) => other !== added)].slice(0, MAX_RECENT);
}

/** Results that were opened, as session storage holds them: a JSON list, most often opened first. */
const MAX_SHOWN = 5;
const MAX_COUNTED = 30;

export interface Opened {
  readonly href: string;
  readonly title: string;
  readonly count: number;
}

export function parseOpened(text: string | null): readonly Opened[] {
  return parseList(text).filter(isOpened).slice(0, MAX_COUNTED);
}

function isOpened(value: unknown): value is Opened {
  if (typeof value !== "object" || value === null) return false;
  const { href, title, count } = value as Readonly<Record<string, unknown>>; // The next lines check it.
  // An address of this site: `//elsewhere.example` would lead away.
  return (
    typeof href === "string" &&
    /^\/(?!\/)/.test(href) &&
    typeof title === "string" &&
    typeof count === "number"
  );
}

export function addOpened(all: readonly Opened[], { href, title }: Omit<Opened, "count">): readonly Opened[] {
  const before = all.find((opened) => opened.href === href)?.count ?? 0;
  const others = all.filter((opened) => opened.href !== href);
  const opened = [{ href, title, count: before + 1 }, ...others];
  return opened.sort((a, b) => b.count - a.count).slice(0, MAX_COUNTED);
}

/** The results to show: one that was opened once is not a habit. */
export const popular = (all: readonly Opened[]): readonly Opened[] =>
  all.filter(({ count }) => count > 1).slice(0, MAX_SHOWN);
