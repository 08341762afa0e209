/** In: the page. Out: its samples, with what their attributes tell. */
import type { HiddenLines } from "luau-contract";
import { codeBeside } from "../behaviours/copying";
import type { SampleFacts } from "../lib/code-sample/sample-facts";
import { filesOf, type SampleFiles } from "../lib/playground/sample-files";

/** The samples of a text can refer to each other: those of a guide, or of one doc comment. */
const TEXT = ".prose, [data-page]";
const SAMPLE = "figure:has([data-try]), figure[data-sample], figure:has(> [data-sample])";

/** The files of the sample with a button. */
export function filesOfSample(button: Element): SampleFiles {
  const figures = [...(button.closest(TEXT)?.querySelectorAll(SAMPLE) ?? [])];
  const own = figures.findIndex((figure) => figure.contains(button));
  return filesOf(
    figures.map((figure) => ({ code: codeOf(figure), facts: factsOf(figure) })),
    own,
  );
}

const codeOf = (figure: Element): string => codeBeside(figure).replace(/\n$/, "");

function factsOf(figure: Element): SampleFacts {
  const element = figure.matches("[data-sample]") ? figure : figure.querySelector("[data-sample]");
  // Both are written by the build.
  const facts = JSON.parse(element?.getAttribute("data-sample") ?? "{}") as SampleFacts;
  const hidden = figure.querySelector("code")?.dataset["hidden"];
  return hidden === undefined ? facts : { ...facts, hidden: JSON.parse(hidden) as readonly HiddenLines[] };
}

/**
 * An id that survives most changes of a page: the anchor before the sample, and how many samples are between
 * the two.
 */
export function idOfSample(button: Element): string {
  for (const [id, found] of samplesById()) if (found === button) return id;
  return "";
}

export const sampleWithId = (id: string): HTMLButtonElement | null => samplesById().get(id) ?? null;

function samplesById(): ReadonlyMap<string, HTMLButtonElement> {
  const samples = new Map<string, HTMLButtonElement>();
  let anchor = "";
  let count = 0;
  for (const found of document.querySelectorAll("main [id], button[data-try]")) {
    if (found instanceof HTMLButtonElement && "try" in found.dataset) {
      samples.set(`${anchor}.${count}`, found);
      count += 1;
    } else if (found.closest("figure") === null) {
      anchor = found.id;
      count = 0;
    }
  }
  return samples;
}
