import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Deletes the images of former pages, which Gatsby does not track.
 * @param wanted the files that this build writes, relative to `folders.written`
 * @param folders the output folder of images, and the folder of the site's own files that Gatsby copies there
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
