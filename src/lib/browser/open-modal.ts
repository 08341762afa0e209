/** Opens a dialog over the page, which keeps its width: by the attribute, reset.css reserves the scroll bar's room. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
  dialog.showModal();
}
