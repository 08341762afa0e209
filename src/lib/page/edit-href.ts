/** Where the text of a file can be changed; null where the site names no such place. */
export function editHref(editUrl: string | null, file: string): string | null {
  // A replacement text would read `$&` in a file's name as a pattern.
  return editUrl === null
    ? null
    : editUrl.replace("{path}", () => file.split("/").map(encodeURIComponent).join("/"));
}
