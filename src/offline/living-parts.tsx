/**
 * The parts of a written page that need a script, as the site's own components in the places where they stand. They are
 * known by what they tell assistive technology, which their tests hold fast.
 */
import { useLayoutEffect, useRef, type ReactElement, type ReactPortal } from "react";
import { createPortal } from "react-dom";
import { CopyMenu } from "../components/api/CopyMenu";
import { CopyButton } from "../components/mdx/CopyButton";
import { textToCopy } from "../components/mdx/text-to-copy";
import { Tab, Tabs } from "../components/mdx/Tabs";

/** Takes the written parts out of the page, and gives what is to stand in their places. */
export function livingParts(page: Element): readonly ReactPortal[] {
  // It fetches a file, which pages of files may not; the links beside it lead there.
  for (const button of page.querySelectorAll("button:has(+ a[href$='.md'])")) button.remove();
  return [...copyButtons(page), ...copyMenus(page), ...tabs(page)];
}

const all = (page: Element, selector: string): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];

function copyButtons(page: Element): readonly ReactPortal[] {
  return all(page, "figure pre + button").flatMap((button, index) => {
    const frame = button.parentElement;
    const code = frame?.querySelector("code") ?? null;
    button.remove();
    return frame ? [createPortal(<CopyButton textOf={() => textToCopy(code)} />, frame, `sample-${index}`)] : [];
  });
}

function copyMenus(page: Element): readonly ReactPortal[] {
  return all(page, "span:has(> button[aria-haspopup='menu'])").flatMap((menu, index) => {
    const title = menu.parentElement?.parentElement?.querySelector("h1, h2, h3, h4, h5, h6");
    if (!title) return [];
    return [inPlaceOf(menu, <CopyMenu path={title.textContent ?? ""} anchor={title.id} />, `menu-${index}`)];
  });
}

function tabs(page: Element): readonly ReactPortal[] {
  return all(page, "div:has(> [role='tablist'])").map((written, index) => {
    const list = written.querySelector("[role='tablist']");
    const labels = all(written, ":scope > [role='tablist'] > [role='tab']").map((tab) => tab.textContent ?? "");
    // The first thing in a panel is its label, for readers without scripts.
    const panels = all(written, ":scope > [role='tabpanel']").map((panel) => [...panel.childNodes].slice(1));
    return inPlaceOf(
      written,
      <Tabs label={list?.getAttribute("aria-label") ?? ""}>
        {panels.map((nodes, tab) => (
          <Tab key={tab} label={labels[tab] ?? ""}>
            <Kept nodes={nodes} />
          </Tab>
        ))}
      </Tabs>,
      `tabs-${index}`,
    );
  });
}

function inPlaceOf(written: Element, element: ReactElement, key: string): ReactPortal {
  const place = document.createElement(written.tagName);
  written.replaceWith(place);
  return createPortal(element, place, key);
}

/** What was written, the same nodes: others of the page's parts may be in it. */
function Kept({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}
