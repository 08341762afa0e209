/** Names of npm packages: https://docs.npmjs.com/cli/configuring-npm/package-json#name */
import { capitalised } from "luau-syntax";

/** npm rejects these, or a package that depends on one of its own name. */
const RESERVED = new Set(["node_modules", "favicon.ico", "luau-docs"]);
const MAX_LENGTH = 214;

export function toPackageName(name: string): string | null {
  const plain = name
    .normalize("NFKD")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z\d._~-]+/g, "-")
    .replace(/^[._~-]+|[._~-]+$/g, "")
    .slice(0, MAX_LENGTH);
  if (plain === "") return null;
  return RESERVED.has(plain) ? `${plain.replace(/\W/g, "-")}-site` : plain;
}

/** `my-engine` → `My Engine` */
export const toTitle = (name: string): string =>
  name
    .split(/[._~-]+/)
    .filter((word) => word !== "")
    .map(capitalised)
    .join(" ");
