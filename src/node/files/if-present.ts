import { existsSync, statSync } from "node:fs";

/** `statSync` alone throws for names that no file can have. */
export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Undefined for a path that does not exist, continues below a file, or is a link to itself. */
export function ifPresent<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

const ABSENT: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);
