import { createContext, useContext } from "react";

/** Which categories a reader has opened or closed, from one page to the next. */
export interface SidebarMemory {
  /** Null for a category that the reader has left alone. */
  readonly isOpen: (category: string) => boolean | null;
  readonly note: (category: string, open: boolean) => void;
}

/** Kept outside of React's state: nothing but the next page needs to know of a change. */
export function createSidebarMemory(): SidebarMemory {
  const noted = new Map<string, boolean>();
  return { isOpen: (category) => noted.get(category) ?? null, note: (category, open) => void noted.set(category, open) };
}

const SidebarMemoryContext = createContext<SidebarMemory>({ isOpen: () => null, note: () => undefined });

export const SidebarMemoryProvider = SidebarMemoryContext.Provider;

export const useClosedCategories = (): SidebarMemory => useContext(SidebarMemoryContext);
