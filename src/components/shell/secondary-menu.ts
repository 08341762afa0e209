import { createContext, useContext, useEffect, type ReactNode } from "react";

/** A menu that belongs to a part of the site: a docs sidebar, the years of the blog. */
export interface SecondaryMenu {
  /** What it is a menu of: `Docs`. */
  readonly label: string;
  /** A list of links. It is shown in the mobile sidebar, inside of a landmark of its own. */
  readonly content: ReactNode;
}

export type SetSecondaryMenu = (menu: SecondaryMenu | null) => void;

const SecondaryMenuContext = createContext<SetSecondaryMenu | null>(null);

export const SecondaryMenuProvider = SecondaryMenuContext.Provider;

/**
 * Hands a layout's menu to the mobile sidebar while the layout is shown. The menu must be the same object from one
 * rendering to the next, or it would be handed over for ever: keep it with `useMemo`.
 */
export function useSecondaryMenu(menu: SecondaryMenu): void {
  const setMenu = useContext(SecondaryMenuContext);
  useEffect(() => {
    setMenu?.(menu);
    return () => setMenu?.(null);
  }, [menu, setMenu]);
}
