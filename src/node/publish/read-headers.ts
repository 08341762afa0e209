type Header = readonly [name: string, value: string];

interface Rule {
  readonly pattern: RegExp;
  readonly headers: Header[];
}

/**
 * Parses a `_headers` file as static hosts do: a line with a path, which may contain `*`, followed by its
 * indented headers.
 * @returns the headers of a path; the values of several matching rules are joined
 */
export function readHeaders(text: string): (path: string) => ReadonlyMap<string, string> {
  const rules: Rule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push(toHeader(line));
  }
  return (path) => {
    const matching = new Map<string, string>();
    for (const [name, value] of rules
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ headers }) => headers)) {
      matching.set(name, matching.has(name) ? `${matching.get(name)}, ${value}` : value);
    }
    return matching;
  };
}

function toHeader(line: string): Header {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );
