import { closestTo } from "../lib/browser/closest-to";
import { element } from "../lib/browser/dom";
import { fetchFile, loadOnce } from "../lib/browser/fetch-file";
import { filterNames, readPageNames, type PageName } from "../lib/docs/page-name-index";
import { loadPart } from "./failure-notice";

/** Readers type another letter rather than read more. */
const MAX_RESULTS = 50;

const FILTER = "[data-sidebar-filter]";

export function filterSidebar(): void {
  const namesIn = loadOnce(async (file) => readPageNames(await (await fetchFile(file)).json()));
  const answer = ({ target }: { readonly target: EventTarget | null }): void => {
    const filter = closestTo({ target }, FILTER);
    if (filter === null || !(target instanceof HTMLInputElement)) return;
    void loadPart(
      () => namesIn(filter.dataset["sidebarFilter"] ?? ""),
      (names) => show(filter, target.value, filterNames(names, target.value)),
      filter,
    );
  };
  document.addEventListener("focusin", answer);
  document.addEventListener("input", answer);
  document.addEventListener("keydown", moveByKey);
  // The field that triggered this already has the focus, and may contain text.
  answer({ target: document.activeElement });
}

function show(filter: HTMLElement, text: string, matches: readonly PageName[]): void {
  const list = filter.querySelector("ul");
  const status = filter.querySelector("[role=status]");
  // A later key press has already been handled.
  if (list === null || status === null || filter.querySelector("input")?.value !== text) return;
  const isEmpty = text.trim() === "";
  const { root = "", found = "", none = "" } = filter.dataset;
  const count = matches.length === 0 ? none : found.replace("{count}", String(matches.length));
  status.textContent = isEmpty ? "" : count;
  list.hidden = isEmpty;
  list.replaceChildren(
    ...matches
      .slice(0, MAX_RESULTS)
      .map(([label, path]) => element("li", {}, element("a", { href: root + path }, label))),
  );
}

/** Arrow keys move from the field through the results and back; Escape restores the tree. */
function moveByKey(event: KeyboardEvent): void {
  const filter = closestTo(event, FILTER);
  const input = filter?.querySelector("input");
  if (!filter || !input) return;
  const stops = [input, ...filter.querySelectorAll<HTMLElement>("ul a")];
  const index = stops.findIndex((stop) => stop === event.target);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step !== 0) stops[index + step]?.focus();
  else if (event.key === "Escape" && input.value !== "") {
    input.value = "";
    show(filter, "", []);
    input.focus();
  } else return;
  event.preventDefault();
}
