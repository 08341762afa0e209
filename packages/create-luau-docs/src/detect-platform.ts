/** Recognises the platform that definitions are for, whose types they use without declaring them. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { DefinitionFile } from "./detect-style";

export type Platform = "roblox" | "lune" | "lute";

/** Modules and names that only one platform has: most files decide, or else the order. */
const NAMES: readonly (readonly [Platform, RegExp])[] = [
  ["roblox", /\bgame:GetService\(|\bscript\.Parent\b|\bRBXScript(?:Signal|Connection)\b/],
  ["lune", /\brequire\(["']@lune\//],
  ["lute", /\brequire\(["']@(?:lute|std)\//],
];

const ROBLOX_FILES = ["default.project.json", "wally.toml", "pesde.toml", "moonwave.toml", "rokit.toml"];

/** @param top the outermost folder to look into, such as the repository's */
export function detectPlatform(
  files: readonly DefinitionFile[],
  folder: string,
  top: string,
): Platform | null {
  const counts = NAMES.map(([platform, sign]) => ({
    platform,
    count: files.filter(({ text }) => sign.test(text)).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  if (most !== undefined && most.count > 0) return most.platform;
  for (let current = folder; ; current = path.dirname(current)) {
    if (ROBLOX_FILES.some((file) => existsSync(path.join(current, file)))) return "roblox";
    if (current === top || path.dirname(current) === current) return null;
  }
}
