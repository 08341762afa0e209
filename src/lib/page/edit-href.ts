/** The URL for editing a file; null if the site does not configure one. */
export function editHref(editUrl: string | null, file: string): string | null {
  // A function, because `$&` in a replacement string has a special meaning.
  return editUrl === null
    ? null
    : editUrl.replace("{path}", () => file.split("/").map(encodeURIComponent).join("/"));
}
