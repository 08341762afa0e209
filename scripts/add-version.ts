const list = /^([ \t]*)versions: \[([^\]]*)\],?[ \t]*$/m;
const entry = /\{\s*name: "([^"]*)",\s*label: "([^"]*)",\s*path: "([^"]*)"(,\s*pages: "\w+")?,?\s*\}/g;

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly pages: string;
}

/** The reason why a version cannot be added. */
export interface Refusal {
  readonly mistake: string;
}

const UNREADABLE =
  "The list `versions` of site.config.ts could not be read. " +
  'Write `versions: [{ name: "next", label: "Next", path: "" }],` on lines of its own.';

/**
 * Adds a version to the list in the text of a `site.config.ts`. It follows the unreleased versions and
 * receives the empty path; the previous release moves to a path of its name, and the version in development
 * also receives one.
 */
export function addVersion(config: string, name: string): Refusal | { readonly config: string } {
  const [, indent = "", text = ""] = list.exec(config) ?? [];
  const [first, ...others] = readVersions(text);
  if (first === undefined || text.replace(entry, "").replaceAll(/[\s,]/g, "") !== "")
    return { mistake: UNREADABLE };
  if ([first, ...others].some((version) => version.name === name)) {
    return { mistake: `site.config.ts has a version ${name} already.` };
  }
  const all = [withPath(first), { name, label: name, path: "", pages: first.pages }, ...others.map(withPath)];
  const lines = all.map(({ name: own, label, path, pages }) => {
    return `${indent}  { name: "${own}", label: "${label}", path: "${path}"${pages} },`;
  });
  return { config: config.replace(list, () => `${indent}versions: [\n${lines.join("\n")}\n${indent}],`) };
}

const readVersions = (text: string): readonly Version[] =>
  [...text.matchAll(entry)].map(([, name = "", label = "", path = "", pages = ""]) => ({
    name,
    label,
    path,
    pages,
  }));

const withPath = (version: Version): Version =>
  version.path === "" ? { ...version, path: version.name } : version;
