import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { whyUnreadable } from "./read-sources";

export type LimitedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "missing"; readonly reason: string }
  | { readonly kind: "large"; readonly bytes: number };

export async function readLimited(file: string, cwd: string, most: number): Promise<LimitedText> {
  try {
    const place = path.resolve(cwd, file);
    const { size } = await stat(place);
    if (size > most) return { kind: "large", bytes: size };
    return { kind: "text", text: await readFile(place, "utf8") };
  } catch (error) {
    return { kind: "missing", reason: whyUnreadable(error) };
  }
}
