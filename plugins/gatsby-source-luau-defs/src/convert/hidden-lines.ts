import { hiddenLines } from "luau-contract";
import { fencePlaces } from "../model/code-fence";
import type { DocText } from "../syntax/doc-text";

/** Removes the hidden lines of samples, which are only checked: `-- hide-start` … `-- hide-end`. */
export function withoutHiddenLines(lines: DocText): DocText {
  if (!lines.some(({ text }) => text.includes("-- hide-"))) return lines;
  const kept: DocText[number][] = [];
  const places = fencePlaces(lines);
  let inside: DocText[number][] = [];
  for (const [index, line] of lines.entries()) {
    if (places[index] === "code") inside.push(line);
    else {
      kept.push(...shownOf(inside), line);
      inside = [];
    }
  }
  return [...kept, ...shownOf(inside)];
}

function shownOf(lines: DocText): DocText {
  const hidden = hiddenLines(lines.map(({ text }) => text));
  return lines.filter((_line, index) => !hidden.has(index));
}
