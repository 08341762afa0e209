export interface SecondaryMenu {
  readonly label: string;
  readonly html: string;
}

export function readSecondaryMenu(): SecondaryMenu | null {
  const menu = document.querySelector("[data-secondary-menu]");
  return menu && { label: menu.ariaLabel ?? "", html: menu.innerHTML };
}
