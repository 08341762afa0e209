/** The types of a sample's names, as the build wrote them (src/node/samples/annotate-page.ts). */

export function wrapNames(code: Element): void {
  const types = code.getAttribute("data-types");
  if (types === null || code.querySelector("[data-type]") !== null) return;
  const names = new Map(
    types.split("\n").flatMap((line) => {
      const [, keys = "", type = ""] = /^(\S+) (.*)$/s.exec(line) ?? [];
      return keys.split(",").map((key): [string, string] => [key, type]);
    }),
  );
  for (const [text, start] of textsOf(code)) wrapIn(text, start, names);
}

/** The texts of a sample, each with its offset. Errors do not count. */
function textsOf(code: Element): readonly (readonly [text: Text, start: number])[] {
  const texts: [Text, number][] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.nodeName === "SAMP" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let offset = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    texts.push([node, offset]);
    offset += node.length;
  }
  return texts;
}

/** Wraps names from the end, so that the offsets of those before are still valid. */
function wrapIn(text: Text, start: number, names: ReadonlyMap<string, string>): void {
  for (const { 0: name, index } of [...text.data.matchAll(/[A-Za-z_]\w*/g)].reverse()) {
    const type = names.get(String(start + index)) ?? names.get(name);
    if (type === undefined) continue;
    const word = text.splitText(index);
    word.splitText(name.length);
    const element = document.createElement("span");
    element.dataset["type"] = type.startsWith("function ") ? type : `${name}: ${type}`;
    word.replaceWith(element);
    element.append(word);
  }
}
