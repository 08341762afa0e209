import { withPrefix } from "gatsby";
import { useCallback, useRef } from "react";
import { anchorOf, readCards, type Card } from "../../lib/cards";
import { splitLocale } from "../../lib/locales";
import { useShell } from "../shell/shell-context";

/** Finds the card of a link. The file of a page is fetched once, when the first of its cards is asked for. */
export function useCards(): (link: HTMLAnchorElement) => Promise<Card | null> {
  const { site } = useShell();
  const files = useRef(new Map<string, Promise<ReadonlyMap<string, Card>>>());
  return useCallback(
    async (link) => {
      const root = withPrefix("/");
      const names = Object.keys(site.locales);
      // All locales have the same cards.
      const { path } = splitLocale(`/${link.pathname.slice(root.length)}`, { defaultLocale: site.defaultLocale, names });
      const file = withPrefix(`${path.replace(/\/$/, "")}.cards.json`);
      const cards = files.current.get(file) ?? fetchCards(file);
      files.current.set(file, cards);
      return (await cards).get(anchorOf(link.hash)) ?? null;
    },
    [site],
  );
}

/** A card is an extra: one that cannot be had is none. */
async function fetchCards(file: string): Promise<ReadonlyMap<string, Card>> {
  try {
    const response = await fetch(file);
    return readCards(response.ok ? await response.json() : []);
  } catch {
    return new Map();
  }
}
