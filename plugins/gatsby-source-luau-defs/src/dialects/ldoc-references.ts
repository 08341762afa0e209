import { type DocText } from "../syntax/doc-text";
import { fencePlaces, isCode } from "../model/code-fence";

/** Converts `@{name}`, `@{name|text}` and `{@link name}` to links of our dialect. */
export function withoutReferences(lines: DocText): DocText {
  const places = fencePlaces(lines);
  return lines.map((line, index) => {
    if (isCode(places[index]) || !line.text.includes("{")) return line;
    return { text: line.text.replaceAll(REFERENCE, replaced), start: line.start };
  });
}

const REFERENCE = /(?:@\{|\{@link\s+)([^|}\s]+)(?:\s*[|\s]\s*([^}]*))?\}/g;

function replaced(_all: string, name: string, text: string | undefined): string {
  const isName = /^[A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)*$/.test(name);
  // A chapter of LDoc's manual, such as `05-dates.md`, is not a symbol.
  const link = isName && !name.endsWith(".md") ? `[${name}]` : `\`${name}\``;
  return text === undefined || text === "" ? link : `${text} (${link})`;
}
