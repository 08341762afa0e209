/** Links to versions and languages keep query and hash; the last docs version is stored. */
import { preferredVersion } from "../lib/docs/preferred-version";
import type { LinkByVersion } from "../lib/shell/navbar-links";
import { storageKeys, type Storage } from "../lib/browser/storage";
import { withQueryAndHash } from "../lib/urls/paths";
import { withPrefix } from "../lib/urls/with-prefix";

export function startVersionLinks(storage: Storage): void {
  // In the capture phase, before the router reads the address.
  for (const name of ["click", "auxclick", "pointerdown", "focusin"])
    document.addEventListener(name, ({ target }) => preserveFragment(target), { capture: true });
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-prefer-version]") : null;
    const version = link?.dataset["preferVersion"];
    if (version !== undefined) storage.set(storageKeys.preferredVersion, version);
  });
}

function preserveFragment(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-keep-place]") : null;
  const place = window.location.search + window.location.hash;
  if (link !== null) link.href = withPrefix(withQueryAndHash(link.dataset["keepPlace"] ?? "", place));
}

/** Points the navbar's docs links to the reader's version. A version that no longer exists is forgotten. */
export function showPreferredVersion(storage: Storage): void {
  const names = document.querySelector<HTMLElement>("[data-versions]")?.dataset["versions"] ?? "[]";
  const version = preferredVersion(storage, JSON.parse(names) as readonly string[]); // rendered by Navbar.tsx
  if (version === null) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-by-version]")) {
    // Rendered by NavLink.tsx.
    const versions = JSON.parse(element.dataset["byVersion"] ?? "{}") as LinkByVersion;
    const link = versions[version];
    if (link === undefined) continue;
    if (link.path !== undefined) element.setAttribute("href", withPrefix(link.path));
    if (link.label !== undefined) element.ariaLabel = link.label;
    if (link.text !== undefined && element.firstChild !== null) element.firstChild.textContent = link.text;
  }
}
