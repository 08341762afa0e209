import { gzipSync, strToU8 } from "fflate";
import { packTar } from "modern-tar";

/** Creates a reproducible `.tgz` of files by path: order and modification times are fixed. */
export async function tarFiles(files: ReadonlyMap<string, Uint8Array | string>): Promise<Uint8Array> {
  const entries = [...files].map(([name, contents]) => {
    const body = typeof contents === "string" ? strToU8(contents) : contents;
    return { header: { name, size: body.length, mode: 0o644, mtime: new Date(0), uid: 0, gid: 0 }, body };
  });
  return gzipSync(await packTar(entries), { level: 9, mtime: 0 });
}
