import type { DefinitionFile } from "../detect-style";

/**
 * The address of Moonwave's `/api/Class#member` on a site: members of a class's instances have its name
 * before theirs.
 */
export function apiAddresses(files: readonly DefinitionFile[]) {
  const text = files.map((file) => file.text).join("\n");
  return (owner: string, member: string | null): string => {
    if (member === null || /^(?:types|properties|functions)$/.test(member)) return `/docs/api/${owner}`;
    const isOfInstance = new RegExp(
      `\\bfunction\\s+[\\w.]+(?::${member}\\b|\\.${member}\\s*\\(self\\b)|@(?:method|prop)[ \\t]+${member}\\b`,
    ).test(text);
    return `/docs/api/${owner}#${isOfInstance ? `${owner}.` : ""}${member}`;
  };
}
