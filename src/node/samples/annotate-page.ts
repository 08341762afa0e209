/**
 * In: a rendered page, and Luau's findings in its samples. Out: additions to the page: errors below their
 * lines, types for hovering, hidden lines, and a mark at each checked sample. Samples are identified by their
 * code.
 */
import type { SampleError, SampleNote } from "luau-contract";
import { escapeHtml } from "../../lib/html/escape-html";
import type { Insertion } from "../../lib/html/insert-all";
import type { Translate } from "../../lib/i18n/translate";
import type { Figure, PageFigures } from "./page-figures";

interface PageNotes {
  readonly luau: string;
  /** By the sample's code, without trailing white space. */
  readonly samples: ReadonlyMap<string, SampleNote>;
  readonly t: Translate;
}

export function annotationsOf(
  { figures, mainEnd }: Pick<PageFigures, "figures" | "mainEnd">,
  { luau, samples, t }: PageNotes,
): readonly Insertion[] {
  let isMarked = false;
  const insertions = figures.flatMap((figure): readonly Insertion[] => {
    const note = samples.get(figure.text.trimEnd());
    if (note === undefined) return [];
    const mark = markOf(note, t);
    isMarked ||= mark !== "";
    return [
      { offset: figure.attributesEnd, text: typesOf(note, figure) + hiddenOf(note) + mark },
      ...errorsOf(note.errors, figure, t),
    ];
  });
  const explanation = isMarked && mainEnd !== null ? [{ offset: mainEnd, text: explanationOf(luau, t) }] : [];
  return [...insertions, ...explanation].sort((a, b) => a.offset - b.offset);
}

/**
 * All types in one attribute, one per line: `count,20 number`. A name stands for all its offsets, a number
 * for one. Browsers look them up when a reader points at one (src/behaviours/sample-types.ts). Linked names have
 * cards instead.
 */
function typesOf({ types }: SampleNote, { links, text }: Figure): string {
  const offsetsByName = offsetsOfNames(text);
  const lines = types.flatMap(({ text: type, offsets }) => {
    const remaining = new Set(offsets.filter((offset) => !links.has(offset)));
    const names = [...offsetsByName].filter(([, all]) => all.every((offset) => remaining.has(offset)));
    for (const offset of names.flatMap(([, all]) => all)) remaining.delete(offset);
    const keys = [...names.map(([name]) => name), ...remaining];
    return keys.length === 0 ? [] : [`${keys.join(",")} ${type}`];
  });
  return lines.length === 0 ? "" : ` data-types="${escapeHtml(lines.join("\n"))}"`;
}

function offsetsOfNames(text: string): ReadonlyMap<string, readonly number[]> {
  const offsetsByName = new Map<string, number[]>();
  for (const { 0: name, index } of text.matchAll(/[A-Za-z_]\w*/g))
    offsetsByName.set(name, [...(offsetsByName.get(name) ?? []), index]);
  return offsetsByName;
}

const hiddenOf = ({ hidden }: SampleNote): string =>
  hidden === undefined ? "" : ` data-hidden="${escapeHtml(JSON.stringify(hidden))}"`;

/** Below their lines, outside the elements of words and lines. */
const errorsOf = (errors: readonly SampleError[], { lineEnds }: Figure, t: Translate): readonly Insertion[] =>
  errors.flatMap(({ line, message }) => {
    const offset = lineEnds[line];
    const label = escapeHtml(t("sample.error"));
    return offset === undefined
      ? []
      : [{ offset, text: `<samp><b>${label}</b> ${escapeHtml(message)}</samp>` }];
  });

/** The style sheet shows it below the code: a word that is in no sample's text. */
function markOf({ isRight, errors, platform }: SampleNote, t: Translate): string {
  if (!isRight || errors.length > 0) return "";
  const text =
    platform === undefined ? t("sample.checked") : t("sample.checkedWithoutPlatform", { platform });
  return ` data-checked="${escapeHtml(text)}"`;
}

const explanationOf = (luau: string, t: Translate): string =>
  `<p class="sample-note">${escapeHtml(t("sample.explanation", { version: luau }))} ${escapeHtml(t("sample.types"))}</p>`;
