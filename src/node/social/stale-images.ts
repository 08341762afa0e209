import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Takes away the pictures of pages that an earlier build wrote and that there are no more: Gatsby knows
 * nothing of them.
 * @param wanted the files that this build writes, below `folders.written`
 * @param folders where pictures are written to, and where the site's own files lie that Gatsby copies there
 */
export function removeStaleImages(
  wanted: readonly string[],
  folders: { readonly written: string; readonly own: string },
): void {
  if (!existsSync(folders.written)) return;
  const current = new Set(wanted.map((file) => path.normalize(file)));
  const written = readdirSync(folders.written, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".png"),
  );
  const stale = written.filter(
    (file) => !current.has(path.join(folders.written, file)) && !existsSync(path.join(folders.own, file)),
  );
  for (const file of stale) rmSync(path.join(folders.written, file));
}
