/** Links to versions and languages keep query and hash; the last docs version is stored. */
import { closestTo } from "../lib/browser/closest-to";
import { preferredVersion } from "../lib/docs/preferred-version";
import type { LinkByVersion } from "../lib/shell/navbar-links";
import { storageKeys, type Storage } from "../lib/browser/storage";
import { withQueryAndHash } from "../lib/urls/paths";
import { withPrefix } from "../lib/urls/with-prefix";

export function startVersionLinks(storage: Storage): void {
  // In the capture phase, before the router reads the address.
  for (const name of ["click", "auxclick", "pointerdown", "focusin"])
    document.addEventListener(name, preserveFragment, { capture: true });
  document.addEventListener("click", (event) => {
    const version = closestTo(event, "[data-prefer-version]")?.dataset["preferVersion"];
    if (version !== undefined) storage.set(storageKeys.preferredVersion, version);
  });
}

function preserveFragment(event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, "a[data-keep-place]");
  const queryAndHash = window.location.search + window.location.hash;
  if (link !== null) link.href = withPrefix(withQueryAndHash(link.dataset["keepPlace"] ?? "", queryAndHash));
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
