/** Recent searches as session storage holds them: a JSON list, newest first. */
const MOST = 5;

/** The stored value, which anything may have written. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value)
      ? value.filter((item) => typeof item === "string" && item !== "").slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function addRecent(queries: readonly string[], query: string): readonly string[] {
  const added = query.trim();
  return added === "" ? queries : [added, ...queries.filter((other) => other !== added)].slice(0, MOST);
}
