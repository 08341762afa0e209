import { statSync } from "node:fs";

/** Null if nothing is there, or nothing that can be read. */
export function kindOf(place: string): "file" | "folder" | null {
  try {
    return statSync(place).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
}
