/** Reads a `_headers` file as the static hosts do: a line with a path, which may hold `*`, and below it, set in, its headers. */

/**
 * @param {string} text
 * @returns {(path: string) => ReadonlyMap<string, string>} the headers of a path; values of rules that meet are joined
 */
export function readHeaders(text) {
  const rules = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push([line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]);
  }
  return (path) => {
    const found = new Map();
    for (const { pattern, headers } of rules) {
      if (pattern.test(path)) for (const [name, value] of headers) found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
    }
    return found;
  };
}

const toPattern = (path) => new RegExp(`^${path.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`);
