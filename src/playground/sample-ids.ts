/** In: the page. Out: its samples, with the facts in their attributes. */
import type { HiddenLines } from "luau-contract";
import { codeBeside } from "../behaviours/copying";
import type { SampleFacts } from "../lib/code-sample/sample-facts";
import { filesOf, type SampleFiles } from "../lib/playground/sample-files";

/** The samples of a text can refer to each other: those of a guide, or of one doc comment. */
const TEXT = ".prose, [data-page]";
const SAMPLE = "figure:has([data-try]), figure[data-sample], figure:has(> [data-sample])";

export function filesOfSample(button: Element): SampleFiles {
  const figures = [...(button.closest(TEXT)?.querySelectorAll(SAMPLE) ?? [])];
  const index = figures.findIndex((figure) => figure.contains(button));
  const samples = figures.map((figure) => ({ code: codeOf(figure), facts: factsOf(figure) }));
  return filesOf(samples, index);
}

const codeOf = (figure: Element): string => codeBeside(figure).replace(/\n$/, "");

function factsOf(figure: Element): SampleFacts {
  const element = figure.matches("[data-sample]") ? figure : figure.querySelector("[data-sample]");
  // The build writes both.
  const facts = JSON.parse(element?.getAttribute("data-sample") ?? "{}") as SampleFacts;
  const hidden = figure.querySelector("code")?.dataset["hidden"];
  return hidden === undefined ? facts : { ...facts, hidden: JSON.parse(hidden) as readonly HiddenLines[] };
}

/** The id survives most changes of a page: the anchor before the sample, and the number of samples between. */
export const idOfSample = (button: Element): string =>
  [...samplesById()].find(([, sample]) => sample === button)?.[0] ?? "";

export const sampleWithId = (id: string): HTMLButtonElement | null => samplesById().get(id) ?? null;

function samplesById(): ReadonlyMap<string, HTMLButtonElement> {
  const samples = new Map<string, HTMLButtonElement>();
  let anchor = "";
  let count = 0;
  for (const element of document.querySelectorAll("main [id], button[data-try]")) {
    if (element instanceof HTMLButtonElement && "try" in element.dataset) {
      samples.set(`${anchor}.${count}`, element);
      count += 1;
    } else if (element.closest("figure") === null) {
      anchor = element.id;
      count = 0;
    }
  }
  return samples;
}
