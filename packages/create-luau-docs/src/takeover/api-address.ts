import type { DefinitionFile } from "../detect-style";

const API = /^(?:\.{0,2}\/)*(?:[\w.-]+\/)?api\/([A-Za-z_]\w*)\/?(?:#(\w+))?$/;

/**
 * The address of Moonwave's `/api/Class#member` on a site: members of a class's instances have its name
 * before theirs. Null for other addresses.
 */
export function apiAddresses(files: readonly DefinitionFile[]) {
  const text = files.map((file) => file.text).join("\n");
  return (address: string): string | null => {
    const [, owner, member] = API.exec(address) ?? [];
    if (owner === undefined) return null;
    if (member === undefined || /^(?:types|properties|functions)$/.test(member)) return `/docs/api/${owner}`;
    const isOfInstance = new RegExp(
      `\\bfunction\\s+[\\w.]+(?::${member}\\b|\\.${member}\\s*\\(self\\b)|@(?:method|prop)[ \\t]+${member}\\b`,
    ).test(text);
    return `/docs/api/${owner}#${isOfInstance ? `${owner}.` : ""}${member}`;
  };
}
