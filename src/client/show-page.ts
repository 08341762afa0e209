import { errorCauses } from "../lib/browser/error-causes";
import { layOutTopFirst } from "./deferred-layout";
import type { Page } from "./page-cache";

/** Replaces the current page. Its nodes are kept, so that it is unchanged when it is shown again. */
export function showPage(page: Page, shown: Page): void {
  const frame = document.querySelector("[data-page]");
  if (frame === null || page === shown) return;
  shown.content.replaceChildren(...frame.childNodes);
  frame.append(...page.content.childNodes);
  showHead(page);
  showShell(page, shown);
  layOutTopFirst(frame);
}

/** Title, description and everything else in the head that belongs to one page. */
function showHead({ head }: Page): void {
  for (const element of document.head.querySelectorAll("[data-gatsby-head]")) element.remove();
  document.head.append(...head);
}

/** Navbar and footer are replaced only if they differ, so an unchanged one keeps its focus and open menus. */
function showShell(page: Page, shown: Page): void {
  for (const [name, element] of page.shell) {
    const current = document.querySelector(`[data-shell="${name}"]`);
    if (current === null || shown.shell.get(name)?.isEqualNode(element) === true) continue;
    const focused = focusable(current).indexOf(document.activeElement);
    current.replaceWith(element.cloneNode(true));
    const replaced = document.querySelector(`[data-shell="${name}"]`);
    if (focused !== -1 && replaced !== null)
      (focusable(replaced)[focused] as HTMLElement | undefined)?.focus(); // links and buttons
  }
}

const focusable = (parent: Element): readonly (Element | null)[] => [
  ...parent.querySelectorAll("a[href], button"),
];

/** Replaces an element by one with another tag name, keeping class and content. */
function become(name: "main" | "h1", element: HTMLElement | null): HTMLElement {
  const made = Object.assign(document.createElement(name), {
    className: element?.className ?? "",
    tabIndex: -1,
  });
  made.append(...(element?.childNodes ?? []));
  element?.replaceWith(made);
  return made;
}

/** Shows an error in place of the page: its text, its causes, and a button that calls `retry`. */
export function showCrash(error: unknown, retry: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-crashed-page]");
  const view = template?.content.cloneNode(true);
  if (!(view instanceof DocumentFragment)) return;
  const part = (name: string) => view.querySelector<HTMLElement>(`[data-crash=${name}]`);
  const [message = "", ...causes] = errorCauses(error);
  // The document has one main element and one title, so the template has neither.
  become("main", part("page")).id = "main-content";
  become("h1", part("title"));
  part("message")?.replaceChildren(message);
  const item = part("cause");
  item?.replaceWith(...causes.map((cause) => Object.assign(item.cloneNode(), { textContent: cause })));
  if (causes.length === 0) part("causes")?.remove();
  view.querySelector("button")?.addEventListener("click", retry);
  document.querySelector("[data-page]")?.replaceChildren(view);
}
