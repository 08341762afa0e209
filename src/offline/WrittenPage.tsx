import { useEffect, useMemo, useRef, useState, type ReactPortal } from "react";
import { useReadingPlace } from "../components/docs/use-reading-place";
import { useSecondaryMenu, type SecondaryMenu } from "../components/shell/secondary-menu";
import { livingParts } from "./living-parts";

/** What stands between navbar and footer, as it was written. */
export function WrittenPage({ written }: { readonly written: Element }) {
  const html = useMemo(() => ({ __html: written.innerHTML }), [written]);
  const menu = useMemo(() => menuBeside(written), [written]);
  const links = useMemo(() => contentsLinks(written), [written]);
  const body = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly ReactPortal[]>([]);
  useEffect(() => {
    if (body.current) setParts(livingParts(body.current));
  }, []);
  return (
    <>
      <div ref={body} className={written.className} dangerouslySetInnerHTML={html} />
      {menu && <MenuOfPage menu={menu} />}
      {links.length > 0 && <PlaceInContents ids={links} />}
      {parts}
    </>
  );
}

/** The list beside the content, for the mobile sidebar. */
function menuBeside(written: Element): SecondaryMenu | null {
  const list = written.querySelector("nav:has(+ main)");
  return list && { label: list.getAttribute("aria-label") ?? "", content: <div dangerouslySetInnerHTML={{ __html: list.innerHTML }} /> };
}

function MenuOfPage({ menu }: { readonly menu: SecondaryMenu }) {
  useSecondaryMenu(menu);
  return null;
}

const contentsSelector = "main + nav a[href^='#']";
const idOf = (link: Element) => decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "");
const contentsLinks = (written: Element): readonly string[] => [...written.querySelectorAll(contentsSelector)].map(idOf);

/** Marks the heading that is being read in the list of the page's contents. */
function PlaceInContents({ ids }: { readonly ids: readonly string[] }) {
  const current = useReadingPlace(ids);
  useEffect(() => {
    for (const link of document.querySelectorAll(contentsSelector)) {
      if (idOf(link) === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }, [current]);
  return null;
}
