const selector = "details[data-category]";

/**
 * Keeps the categories of the docs as a reader leaves them, from one page to the next: none of them closes by
 * itself.
 */
export interface SidebarMemory {
  /** Hears that a category was opened or closed. */
  readonly note: (event: Event) => void;
  /** Puts a new page's categories into the state in which they were left. */
  readonly restore: () => void;
}

export function createSidebarMemory(): SidebarMemory {
  const noted = new Map<string, boolean>();
  // The names of the categories around are part of a name, so that two of one label are told apart.
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
