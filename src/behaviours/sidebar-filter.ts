import { filterNames, readPageNames, type PageName } from "../lib/docs/page-names";

/** More names nobody looks through: another letter is typed sooner. */
const SHOWN = 50;

/** Lets readers find pages of a long sidebar by their names, which are fetched when the field gets the focus. */
export function filterSidebar(): void {
  const files = new Map<string, Promise<readonly PageName[]>>();
  const namesOf = (filter: HTMLElement): Promise<readonly PageName[]> => {
    const file = filter.dataset["sidebarFilter"] ?? "";
    const names = files.get(file) ?? fetchNames(file);
    files.set(file, names);
    return names;
  };
  const answer = ({ target }: { readonly target: EventTarget | null }): void => {
    const filter = filterAround(target);
    if (filter === null || !(target instanceof HTMLInputElement)) return;
    void namesOf(filter).then((names) => show(filter, target.value, filterNames(names, target.value)));
  };
  document.addEventListener("focusin", answer);
  document.addEventListener("input", answer);
  document.addEventListener("keydown", moveByKey);
  // The field that asked for all this has the focus, and perhaps a text, already.
  answer({ target: document.activeElement });
}

const filterAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-sidebar-filter]") : null;

/** Without the file nothing is found; the tree is there all the same. */
const fetchNames = (file: string): Promise<readonly PageName[]> =>
  fetch(file).then(
    async (response) => (response.ok ? readPageNames(await response.json()) : []),
    () => [],
  );

function show(filter: HTMLElement, text: string, found: readonly PageName[]): void {
  const list = filter.querySelector("ul");
  const status = filter.querySelector("[role=status]");
  // A key that came later has been answered already.
  if (list === null || status === null || filter.querySelector("input")?.value !== text) return;
  const isEmpty = text.trim() === "";
  const { root = "", found: counted = "", none = "" } = filter.dataset;
  status.textContent = isEmpty
    ? ""
    : found.length === 0
      ? none
      : counted.replace("{count}", String(found.length));
  list.hidden = isEmpty;
  list.replaceChildren(
    ...found.slice(0, SHOWN).map(([label, path]) => {
      const [item, link] = [document.createElement("li"), document.createElement("a")];
      link.href = root + path;
      link.textContent = label;
      item.append(link);
      return item;
    }),
  );
}

/** Arrows go from the field through what was found and back; Escape brings the tree back. */
function moveByKey(event: KeyboardEvent): void {
  const filter = filterAround(event.target);
  const input = filter?.querySelector("input");
  if (!filter || !input) return;
  const stops = [input, ...filter.querySelectorAll<HTMLElement>("ul a")];
  const at = stops.findIndex((stop) => stop === event.target);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step !== 0) stops[at + step]?.focus();
  else if (event.key === "Escape" && input.value !== "") {
    input.value = "";
    show(filter, "", []);
    input.focus();
  } else return;
  event.preventDefault();
}
