/**
 * In: a rendered page, and what Luau found in its samples. Out: the page with errors below their lines, types
 * for hovering, and a mark at each sample that was checked. Samples are recognised by their code. It reads
 * the few elements of our own `CodeBlock`, not HTML in general, and leaves all else as it is.
 */
import type { SampleError, SampleNote } from "luau-contract";
import { escapeHtml, unescapeHtml } from "../../lib/html/escape-html";
import type { Translate } from "../../lib/i18n/translate";

export interface PageNotes {
  readonly luau: string;
  /** By the code of the sample, without white space at its end. */
  readonly samples: ReadonlyMap<string, SampleNote>;
  readonly t: Translate;
}

const FIGURE = /<figure\b(?:(?!<\/figure>)[^])*<\/figure>/g;
const CODE = /<code\b([^>]*)>([^]*?)<\/code><\/pre>/;
/** Where the mark is inserted: a figure's caption is its first or last element. */
const END = /<figcaption\b(?![^]*<pre\b)|<\/figure>/;

export function annotatePage(html: string, { luau, samples, t }: PageNotes): string {
  let isMarked = false;
  const toFigure = (figure: string): string => {
    const [block = "", attributes = "", inner = ""] = CODE.exec(figure) ?? [];
    const code = readCode(inner);
    const note = block === "" ? undefined : samples.get(code.text.trimEnd());
    if (note === undefined) return figure;
    const content = withErrors(inner, note.errors, t);
    const annotated = `<code${attributes}${typesOf(note, code)}>${content}</code></pre>`;
    const whole = figure.replace(block, () => annotated);
    if (!note.isRight) return whole;
    isMarked = true;
    return whole.replace(END, (end) => markOf(luau, t) + end);
  };
  const annotated = html.replace(FIGURE, toFigure);
  return isMarked ? annotated.replace("</main>", () => `${explanationOf(luau, t)}</main>`) : annotated;
}

interface CodeText {
  readonly text: string;
  /** Offsets at which links begin. */
  readonly links: ReadonlySet<number>;
}

function readCode(inner: string): CodeText {
  const links = new Set<number>();
  let text = "";
  for (const [part] of inner.matchAll(/<[^>]*>|[^<]+/g)) {
    if (part.startsWith("<a ")) links.add(text.length);
    if (!part.startsWith("<")) text += unescapeHtml(part);
  }
  return { text, links };
}

/**
 * The types in one attribute, a line each: `6,20 number`. Browsers look up the names at these offsets when a
 * reader points at one (src/behaviours/sample-types.ts). Names that are links have cards.
 */
function typesOf({ types }: SampleNote, { links }: CodeText): string {
  const lines = types.flatMap(({ text, offsets }) => {
    const left = offsets.filter((offset) => !links.has(offset));
    return left.length === 0 ? [] : [`${left.join(",")} ${text}`];
  });
  return lines.length === 0 ? "" : ` data-types="${escapeHtml(lines.join("\n"))}"`;
}

/** Inserts errors below their lines, outside of the elements of words and lines. */
function withErrors(inner: string, errors: readonly SampleError[], t: Translate): string {
  if (errors.length === 0) return inner;
  const htmlOf = (line: number): string =>
    errors
      .filter((error) => error.line === line)
      .map(
        ({ message }) =>
          `<samp><b>${escapeHtml(t({ id: "sample.error", message: "Error:" }))}</b> ${escapeHtml(message)}</samp>`,
      )
      .join("");
  let [result, waiting, line] = ["", "", 0];
  for (const [part] of inner.matchAll(/<[^>]*>|[^<\n]*\n|[^<\n]+/g)) {
    if (waiting !== "" && !part.startsWith("</")) {
      result += waiting;
      waiting = "";
    }
    result += part;
    if (part.endsWith("\n")) waiting += htmlOf(line++);
  }
  return result + waiting + htmlOf(line);
}

/** No colon is in an anchor of a heading, or in the name of an entry without a dot. */
const EXPLANATION = "samples:checked";

const markOf = (luau: string, t: Translate): string =>
  `<div class="sample-mark"><button type="button" popovertarget="${EXPLANATION}">${escapeHtml(
    t({ id: "sample.checked", message: "Checked with Luau {version}" }, { version: luau }),
  )}</button></div>`;

const explanationOf = (luau: string, t: Translate): string =>
  `<div class="sample-note" id="${EXPLANATION}" popover><p>${escapeHtml(
    t(
      {
        id: "sample.explanation",
        message:
          "Each sample with this mark was checked when this site was built: the type checker of Luau {version}, in strict mode, found no mistakes in it other than those that it shows.",
      },
      { version: luau },
    ),
  )}</p><p>${escapeHtml(
    t({
      id: "sample.types",
      message:
        "To see the type of a name in a sample, point at it; with the keyboard, move to it with the arrow keys from the sample's button.",
    }),
  )}</p></div>`;
