/** A menu that belongs to a part of the site: a docs sidebar, the years of the blog. */
export interface SecondaryMenu {
  /** The title of the menu: `Docs`. */
  readonly label: string;
  readonly html: string;
}

export function readSecondaryMenu(): SecondaryMenu | null {
  const menu = document.querySelector("[data-secondary-menu]");
  return menu && { label: menu.ariaLabel ?? "", html: menu.innerHTML };
}
