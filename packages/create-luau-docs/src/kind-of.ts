import { statSync } from "node:fs";

/** Null if nothing is there, or nothing that can be read. */
export function kindOf(file: string): "file" | "folder" | null {
  try {
    return statSync(file).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
}
