/** Decodes the parts that statements, types and expressions share. */
import type { Attribute, DocComment, Name } from "./syntax";
import type { WordReader } from "./word-reader";

export const DOC_STYLES = ["lines", "block"] as const;

export function readName(reader: WordReader): Name {
  return reader.name();
}

export function readDoc(reader: WordReader): DocComment {
  const style = reader.choice(DOC_STYLES);
  const lines = reader.list((from) => {
    const span = from.span();
    return { text: from.slice(span), start: span[0] };
  });
  return { style, lines, span: reader.span() };
}

export function readAttribute(reader: WordReader): Attribute {
  const name = reader.text();
  const args = reader.list((from) => ({ name: from.ownText(), value: from.ownText() }));
  return { name, args, span: reader.span() };
}

export function assertNever(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}
