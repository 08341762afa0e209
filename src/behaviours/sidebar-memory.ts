const selector = "details[data-category]";

/** Keeps the reader's open and closed categories in the docs across pages. */
export interface SidebarMemory {
  /** Records that a category was opened or closed. */
  readonly note: (event: Event) => void;
  /** Restores the state of the categories on a new page. */
  readonly restore: () => void;
}

export function createSidebarMemory(): SidebarMemory {
  const noted = new Map<string, boolean>();
  // The name includes those of the parent categories, so that it is unique.
  const nameOf = ({ dataset }: HTMLElement): string => dataset["category"] ?? "";
  return {
    note: ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(selector))
        noted.set(nameOf(target), target.open);
    },
    restore: () => {
      for (const category of document.querySelectorAll<HTMLDetailsElement>(selector))
        category.open = noted.get(nameOf(category)) ?? category.open;
    },
  };
}
