/** In: a document and texts. Out: the document with these texts between its marks. */

/** Name of a generated part → its text, without the blank lines around it. */
export type Parts = ReadonlyMap<string, string>;

const PART = /^<!-- generated: (.+?) -->\n[^]*?^<!-- end -->$/gm;

export const partNames = (text: string): readonly string[] =>
  [...text.matchAll(PART)].map(([, name = ""]) => name);

export const withParts = (text: string, parts: Parts): string =>
  text.replaceAll(PART, (before, name: string) => {
    const part = parts.get(name);
    if (part === undefined) return before;
    return [`<!-- generated: ${name} -->`, ...(part === "" ? [] : ["", part, ""]), "<!-- end -->"].join("\n");
  });
