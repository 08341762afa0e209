import path from "node:path";

/**
 * A file relative to the working folder, with forward slashes on every system: in messages, and where names
 * of files are compared.
 * @param system how paths are written: replaced in tests
 */
export const relativePath = (file: string, system: Pick<typeof path, "relative" | "sep"> = path): string =>
  system.relative(".", file).split(system.sep).join("/");
