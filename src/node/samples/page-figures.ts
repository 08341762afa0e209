/** In: a rendered page. Out: its samples, with the offsets of insertions, and the links of its prose. */
import { Parser } from "htmlparser2";
import { createSectionReader, type Attributes, type PageSection } from "./page-sections";

export interface Figure {
  readonly text: string;
  /** Offsets in the code of the names in links. */
  readonly links: ReadonlySet<number>;
  /** Offset of the end of the `<code>` element's attributes. */
  readonly attributesEnd: number;
  /** For each line, the offset at which an element below it can be inserted. */
  readonly lineEnds: readonly number[];
  readonly section: PageSection;
}

interface ProseLink {
  readonly href: string;
  readonly section: PageSection;
}

export interface PageFigures {
  readonly figures: readonly Figure[];
  readonly links: readonly ProseLink[];
  /** Offset of `</main>`; null if there is none. */
  readonly mainEnd: number | null;
}

/** A figure whose end has not been parsed. */
interface OpenFigure {
  text: string;
  readonly links: Set<number>;
  attributesEnd: number | null;
  readonly lineEnds: number[];
  /** Lines whose end has been parsed while elements around it are still open. */
  waiting: number;
  isInCode: boolean;
  readonly section: PageSection;
}

/** Listens to a parser. Places are offsets in the page. */
export interface PageListener {
  readonly open: (name: string, attributes: Attributes, start: number, end: number) => void;
  readonly text: (text: string, start: number) => void;
  readonly close: (name: string, isImplied: boolean, start: number) => void;
}

/** Parses a page like a browser: there are no elements in comments, scripts and the text of code. */
export type ParseHtml = (html: string, listener: PageListener) => void;

export const parseHtml: ParseHtml = (html, listener) => {
  const parser = new Parser({
    onopentag: (name, attributes) => listener.open(name, attributes, parser.startIndex, parser.endIndex),
    ontext: (text) => listener.text(text, parser.startIndex),
    onclosetag: (name, isImplied) => listener.close(name, isImplied, parser.startIndex),
  });
  parser.end(html);
};

/** @param parse may listen for others, too */
export function readFigures(html: string, parse: ParseHtml = parseHtml): PageFigures {
  const reader = createReader();
  parse(html, reader);
  return reader.result();
}

function createReader(): PageListener & { readonly result: () => PageFigures } {
  const figures: Figure[] = [];
  const links: ProseLink[] = [];
  const path: string[] = [];
  const sections = createSectionReader();
  let mainEnd: number | null = null;
  let figure: OpenFigure | null = null;
  return {
    open: (name, attributes, start, end) => {
      sections.open(name, attributes);
      const href = attributes["href"];
      if (name === "a" && href !== undefined && sections.isInProse() && !path.includes("pre"))
        links.push({ href, section: sections.current() });
      if (name === "figure") figure = openFigure(sections.current());
      else if (figure !== null) openInFigure(figure, { name, parent: path.at(-1), start, end });
      path.push(name);
    },
    text: (text, start) => {
      sections.text(text);
      if (figure?.isInCode === true) {
        if (path.at(-1) === "a") addLinkedNames(figure, text);
        addText(figure, text, start);
      }
    },
    close: (name, isImplied, start) => {
      path.pop();
      sections.close();
      if (name === "main" && !isImplied) mainEnd ??= start;
      if (figure === null) return;
      if (name === "code" && figure.isInCode) closeCode(figure, start);
      if (name !== "figure") return;
      if (!isImplied && figure.attributesEnd !== null) figures.push(toFigure(figure, figure.attributesEnd));
      figure = null;
    },
    result: () => ({ figures, links, mainEnd }),
  };
}

const openFigure = (section: PageSection): OpenFigure => {
  const empty = { text: "", links: new Set<number>(), attributesEnd: null, lineEnds: [] };
  return { ...empty, waiting: 0, isInCode: false, section };
};

interface OpenTag {
  readonly name: string;
  readonly parent: string | undefined;
  readonly start: number;
  readonly end: number;
}

function openInFigure(figure: OpenFigure, { name, parent, start, end }: OpenTag): void {
  if (figure.isInCode) {
    endLines(figure, start);
  } else if (name === "code" && parent === "pre" && figure.attributesEnd === null) {
    figure.attributesEnd = end;
    figure.isInCode = true;
  }
}

function addLinkedNames({ text: before, links }: OpenFigure, text: string): void {
  for (const { index } of text.matchAll(/[A-Za-z_]\w*/g)) links.add(before.length + index);
}

/** Entities are reported one at a time, so that offsets in a text map to offsets in the page. */
function addText(figure: OpenFigure, text: string, start: number): void {
  let offset = 0;
  for (const [index, part] of text.split("\n").entries()) {
    if (index > 0) {
      endLines(figure, start + offset - 1);
      figure.waiting += 1;
    }
    if (part !== "") endLines(figure, start + offset);
    offset += part.length + 1;
  }
  figure.text += text;
}

function closeCode(figure: OpenFigure, start: number): void {
  endLines(figure, start);
  figure.lineEnds.push(start);
  figure.isInCode = false;
}

function endLines(figure: OpenFigure, offset: number): void {
  for (; figure.waiting > 0; figure.waiting -= 1) figure.lineEnds.push(offset);
}

const toFigure = ({ text, links, lineEnds, section }: OpenFigure, attributesEnd: number): Figure => {
  return { text, links, lineEnds, attributesEnd, section };
};
