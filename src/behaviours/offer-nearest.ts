import siteData from "site-data";
import { withBasePath } from "../lib/urls/base-path";
import { nearestPage } from "../lib/urls/nearest-page";

/** On the page for unknown addresses: shows a link to the page with the nearest address. */
export async function offerNearest(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>("a[data-nearest]");
  const response = await fetch(withBasePath("/sitemap.xml", siteData.site.baseUrl));
  if (link === null || !response.ok) return;
  const sitemap = new DOMParser().parseFromString(await response.text(), "text/xml");
  const pages = [...sitemap.querySelectorAll("loc")].map(({ textContent }) => new URL(textContent).pathname);
  const nearest = nearestPage(window.location.pathname, pages);
  if (nearest === null) return;
  link.href = nearest;
  link.textContent = link.dataset["nearest"]?.replace("{address}", () => decodeURI(nearest)) ?? nearest;
  link.parentElement?.removeAttribute("hidden");
}
