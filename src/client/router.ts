/** Replaces the page's content by the next page's. The browser loads anything that is not of this build. */
import { withoutTrailingSlash } from "../lib/urls/base-path";
import { announce, announcements } from "../lib/browser/announce";
import { plainPath } from "../lib/urls/paths";
import type { NavigationStore } from "../lib/navigation/status";
import { enter } from "../lib/browser/history-entry";
import { loadDocument } from "./load-document";
import type { Page, PageCache } from "./page-cache";
import { trackScrollPosition } from "./scroll-position";
import { errorCauses } from "../lib/browser/error-causes";
import { layOutTopFirst } from "./deferred-layout";

interface Router {
  /** Navigates to an address of this site; `replace` replaces the current history entry. */
  navigate(address: string, options?: { readonly replace?: boolean }): void;
  retry(address: string): void;
}

interface Settings {
  readonly pages: PageCache;
  readonly status: NavigationStore;
  readonly onShown: () => void;
}

/** A placeholder for a page that is not cached. */
const emptyPage = (): Page => {
  return { path: "", content: document.createElement("div"), head: [], shell: new Map() };
};

/** `show` replaces the page; the address has already been updated. */
function createScreen(first: Page, onShown: () => void) {
  const restoreScroll = trackScrollPosition();
  let currentPage = first;
  let address = window.location.href;
  const show = (page: Page): void => {
    address = window.location.href;
    try {
      const isOther = page !== currentPage;
      showPage(page, currentPage);
      currentPage = page;
      if (isOther) announcePage();
      restoreScroll();
      onShown();
    } catch (error) {
      console.error("The page crashed.", error);
      currentPage = emptyPage();
      showCrash(error, () => show(page));
    }
  };
  return { show, address: () => address };
}

export function startRouter({ pages, status, onShown }: Settings): Router {
  const screen = createScreen(pages.get(window.location.pathname) ?? emptyPage(), onShown);
  let request = new AbortController();

  const nextRequest = (): AbortSignal => {
    request.abort();
    request = new AbortController();
    return request.signal;
  };

  /** Calls `arrive` with the loaded page, unless the reader has navigated elsewhere in the meantime. */
  const load = async (address: string, arrive: (page: Page) => void): Promise<void> => {
    const signal = nextRequest();
    const end = status.start();
    signal.addEventListener("abort", end);
    const page = await pages.load(pathOf(address)).catch(() => null);
    end();
    if (signal.aborted) return;
    if (page === null) void loadDocument(status, address, { signal, isRetry: false });
    else arrive(page);
  };

  window.addEventListener("popstate", () => {
    // A menu that closes removes its history entry.
    if (window.location.href === screen.address()) return;
    if (status.get().kind === "failed") status.clear();
    const page = pages.get(pathOf(window.location.href));
    if (page === undefined) return void load(window.location.href, screen.show);
    nextRequest();
    screen.show(page);
  });

  return {
    navigate: (to, { replace = false } = {}) => {
      const address = withPlainPath(new URL(to, window.location.href));
      void load(address, (page) => {
        enter(address, replace);
        screen.show(page);
      });
    },
    retry: (address) => void loadDocument(status, address, { signal: nextRequest(), isRetry: true }),
  };
}

const pathOf = (address: string): string => new URL(address).pathname;

function withPlainPath(address: URL): string {
  address.pathname = withoutTrailingSlash(plainPath(address.pathname) ?? address.pathname);
  return address.href;
}

/** Announces the page's title, and moves the focus unless the focused element remains. */
function announcePage(): void {
  const title = document.querySelector("h1")?.textContent ?? document.title;
  announce((announcements()["announcementOfPage"] ?? "").replace("{page}", () => title));
  if (document.activeElement === document.body)
    document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true });
}

/** Replaces the current page. Its nodes are kept, so that it is unchanged when it is shown again. */
function showPage(page: Page, previous: Page): void {
  const frame = document.querySelector("[data-page]");
  if (frame === null || page === previous) return;
  previous.content.replaceChildren(...frame.childNodes);
  frame.append(...page.content.childNodes);
  showHead(page);
  showShell(page, previous);
  layOutTopFirst(frame);
}

function showHead({ head }: Page): void {
  for (const element of document.head.querySelectorAll("[data-gatsby-head]")) element.remove();
  document.head.append(...head);
}

/** Navbar and footer are replaced only if they differ, so an unchanged one keeps its focus and open menus. */
function showShell(page: Page, previous: Page): void {
  for (const [name, element] of page.shell) {
    const current = document.querySelector(`[data-shell="${name}"]`);
    if (current === null || previous.shell.get(name)?.isEqualNode(element) === true) continue;
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

function replaceElement(name: "main" | "h1", element: HTMLElement | null): HTMLElement {
  const properties = { className: element?.className ?? "", tabIndex: -1 };
  const replacement = Object.assign(document.createElement(name), properties);
  replacement.append(...(element?.childNodes ?? []));
  element?.replaceWith(replacement);
  return replacement;
}

function showCrash(error: unknown, retry: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-crashed-page]");
  const view = template?.content.cloneNode(true);
  if (!(view instanceof DocumentFragment)) return;
  const part = (name: string) => view.querySelector<HTMLElement>(`[data-crash=${name}]`);
  const [message = "", ...causes] = errorCauses(error);
  // The document has one main element and one title, so the template has neither.
  replaceElement("main", part("page")).id = "main-content";
  replaceElement("h1", part("title"));
  part("message")?.replaceChildren(message);
  const item = part("cause");
  item?.replaceWith(...causes.map((cause) => Object.assign(item.cloneNode(), { textContent: cause })));
  if (causes.length === 0) part("causes")?.remove();
  view.querySelector("button")?.addEventListener("click", retry);
  document.querySelector("[data-page]")?.replaceChildren(view);
}
