/** Adds a version to the list in the text of a `site.config.ts`. */

const list = /^([ \t]*)versions: \[([^\]]*)\],?[ \t]*$/m;
const entry = /\{\s*name: "([^"]*)",\s*label: "([^"]*)",\s*path: "([^"]*)"(,\s*pages: "\w+")?,?\s*\}/g;

/**
 * The new version comes after the ones that are not released, takes the empty path, and leaves its forerunner the path
 * of its own name. The version being written gets a path when it has none.
 * @param {string} config the file's text
 * @param {string} name
 * @returns {{ mistake: string } | { config: string }}
 */
export function addVersion(config, name) {
  const found = list.exec(config);
  const versions = [...(found?.[2] ?? "").matchAll(entry)].map(([, version, label, path, pages = ""]) => ({ name: version, label, path, pages }));
  const left = (found?.[2] ?? "").replace(entry, "").replaceAll(/[\s,]/g, "");
  if (!found || versions.length === 0 || left !== "") {
    return { mistake: `The list \`versions\` of site.config.ts could not be read. Write \`versions: [{ name: "next", label: "Next", path: "" }],\` on lines of its own.` };
  }
  if (versions.some((version) => version.name === name)) return { mistake: `site.config.ts has a version ${name} already.` };
  const [written, ...released] = versions.map((version) => (version.path === "" ? { ...version, path: version.name } : version));
  const all = [written, { name, label: name, path: "", pages: written.pages }, ...released];
  const indent = found[1];
  const lines = all.map((version) => `${indent}  { name: "${version.name}", label: "${version.label}", path: "${version.path}"${version.pages} },`);
  return { config: config.replace(list, () => `${indent}versions: [\n${lines.join("\n")}\n${indent}],`) };
}
