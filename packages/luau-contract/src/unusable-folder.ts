/** Gatsby and the bundlers take these characters of a path for a pattern, a query, a fragment or a separator. */
const UNUSABLE = /[#?*[{|\\\p{Cc}]|[!+@]\(/u;

/** Why a site cannot be built in a folder, or null. */
export function unusableFolder(folder: string, separator: string): string | null {
  const name = folder.split(separator).find((one) => UNUSABLE.test(one));
  const [characters = ""] = UNUSABLE.exec(name ?? "") ?? [];
  return name === undefined
    ? null
    : `A site cannot be built in ${JSON.stringify(folder)}: the name of the folder ${JSON.stringify(name)} ` +
        `contains ${JSON.stringify(characters)}. Rename the folder.`;
}
