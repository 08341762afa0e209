const list = /^([ \t]*)versions: \[([^\]]*)\],?[ \t]*$/m;
const entry =
  /\{\s*name: "([^"]*)",\s*label: "([^"]*)",\s*path: "([^"]*)"((?:,\s*(?:pages|date): "[\w-]+")*),?\s*\}/g;

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly others: string;
}

export interface Refusal {
  readonly problem: string;
}

const UNREADABLE =
  "The list `versions` of site.config.ts could not be read. " +
  'Write `versions: [{ name: "next", label: "Next", path: "" }],` on lines of its own.';

/** Adds a version after the unreleased ones, at the empty path; the last release gets a path of its name. */
export function addVersion(
  config: string,
  name: string,
  date: string,
): Refusal | { readonly config: string } {
  const [, indent = "", text = ""] = list.exec(config) ?? [];
  const [first, ...rest] = readVersions(text);
  if (first === undefined || text.replace(entry, "").replaceAll(/[\s,]/g, "") !== "")
    return { problem: UNREADABLE };
  if ([first, ...rest].some((version) => version.name === name)) {
    return { problem: `site.config.ts has a version ${name} already.` };
  }
  const added = { name, label: name, path: "", others: `${first.others}, date: "${date}"` };
  const all = [withPath(first), added, ...rest.map(withPath)];
  const lines = all.map(
    (one) => `${indent}  { name: "${one.name}", label: "${one.label}", path: "${one.path}"${one.others} },`,
  );
  return { config: config.replace(list, () => `${indent}versions: [\n${lines.join("\n")}\n${indent}],`) };
}

const readVersions = (text: string): readonly Version[] =>
  Array.from(text.matchAll(entry), ([, name = "", label = "", path = "", others = ""]) => {
    return { name, label, path, others };
  });

const withPath = (version: Version): Version =>
  version.path === "" ? { ...version, path: version.name } : version;
