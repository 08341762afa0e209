import { pageOf, targetOf } from "./link-target";

/** The Network Information API, where it is supported. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.includes("2g") !== true;
}

/** Shorter hovers are from a pointer that passes over the link. */
const REST_MS = 65;

/** Prefetches a page when its link is hovered for a moment, focused or touched. */
export function prefetchOnIntent(load: (address: string) => unknown): void {
  const prefetch = (target: string | null): void => {
    if (target !== null && mayPrefetch()) load(target.replace(/#.*/, ""));
  };
  let timer = 0;
  document.addEventListener(
    "mouseover",
    (event) => {
      window.clearTimeout(timer);
      const target = targetOf(event);
      if (target !== null) timer = window.setTimeout(() => prefetch(target), REST_MS);
    },
    { passive: true },
  );
  for (const name of ["touchstart", "focusin"]) {
    document.addEventListener(name, (event) => prefetch(targetOf(event)), { passive: true });
  }
}

let round = 0;

/** Prefetches the most likely page on an idle network: readers pay for what they do not open. */
export async function prefetchNext(prefetch: (address: string) => Promise<void>): Promise<void> {
  round += 1;
  const current = round;
  await idle();
  const address = nextPage();
  if (current === round && address !== undefined && mayPrefetch()) await prefetch(address);
}

/** The next page, else the first of the menu links in the viewport. */
function nextPage(): string | undefined {
  const isInView = (link: Element): boolean => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const links = [...document.querySelectorAll("nav a[href]")].filter(isInView);
  return [...document.querySelectorAll('main a[rel="next"]'), ...links]
    .map((link) => pageOf(link)?.replace(/#.*/, ""))
    .find((address) => address !== undefined && address !== window.location.pathname);
}

/** After the `load` event, when the main thread is idle. Safari has no `requestIdleCallback`. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
