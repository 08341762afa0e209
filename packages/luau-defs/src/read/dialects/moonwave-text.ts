/** Converts Moonwave's Markdown to that of our dialect. Every line keeps its columns. */
import { type DocText } from "../syntax/doc-text";
import { capitalised } from "luau-syntax";
import { fencePlaces, isCode } from "../../model/code-fence";

/** Links become symbol links, samples in `lua` are Luau, and admonitions become quotations. */
export function ownMarkdown(lines: DocText): DocText {
  const places = fencePlaces(lines);
  let isQuoted = false;
  return lines.flatMap((line, index): DocText => {
    const mark = places[index] === "text" ? ADMONITION.exec(line.text) : null;
    if (mark === null) {
      const text = isCode(places[index]) ? line.text : linked(line.text.replace(LUA_FENCE, "$1luau"));
      return [isQuoted ? { text: `> ${text}`, start: line.start - 2 } : { text, start: line.start }];
    }
    const [, kind = "", label, words] = mark;
    isQuoted = kind !== "";
    const title = label ?? words ?? capitalised(kind);
    const head = isQuoted ? [`> **${title}**`, ">"] : [""];
    return head.map((text) => ({ text, start: line.start }));
  });
}

const LUA_FENCE = /^(\s*(?:`{3,}|~{3,})\s*)lua(?![\w-])/;

/** `:::note Title`, `:::note[Title]`, and the end `:::`. */
const ADMONITION = /^\s*:::+[ \t]*([a-z]*)(?:\[([^\]]*)\]|[ \t]+(\S.*?))?[ \t]*$/;

const CODE = String.raw`(?<!\`)(\`+)(?!\`).*?[^\`]\1(?!\`)`;

/** Code, or a link to the reference: `[text](/api/Class#member)`, `[text](#member)`. */
const CODE_OR_LINK = new RegExp(
  CODE +
    String.raw`|(?<![!\\])\[((?:[^[\]\\]|\\.)+)\]\(((?:(?:\.{0,2}/)*(?:[\w.-]+/)?api/(?=\w))?)` +
    String.raw`((?:[A-Za-z_]\w*)?)/?((?:#\w+)?)\)`,
  "g",
);

/** Headings of Moonwave's pages, which are not members. */
const SECTIONS = /^#(?:types|properties|functions)$/;

/** Code, or the beginning of a link to a guide. The reference of Moonwave is beside `docs`, ours in it. */
const CODE_OR_GUIDE = new RegExp(String.raw`${CODE}|(?<=\]\()((?:\.{1,2}/)+docs/)`, "g");

/** The name ends where the address did, and spaces fill the rest. */
const linked = (text: string): string =>
  text
    .replaceAll(CODE_OR_GUIDE, (whole: string, _code, guide?: string) =>
      guide === undefined ? whole : "/docs/".padStart(guide.length),
    )
    .replaceAll(
      CODE_OR_LINK,
      (whole: string, _code, words: string | undefined, folder = "", owner = "", member = "") => {
        const isLink = words !== undefined && (folder === "" ? owner === "" && member !== "" : owner !== "");
        if (!isLink) return whole;
        const path = SECTIONS.test(member)
          ? owner
          : `${owner}${member.replace("#", owner === "" ? "" : ".")}`;
        if (path === "") return whole;
        return `[${words}][${path.padStart(whole.length - words.length - 4)}]`;
      },
    );
