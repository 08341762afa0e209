import path from "node:path";

/** With forward slashes on every system, which tests replace. */
export const relativePath = (file: string, system: Pick<typeof path, "relative" | "sep"> = path): string =>
  system.relative(".", file).split(system.sep).join("/");
