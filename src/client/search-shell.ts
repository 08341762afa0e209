/** The search's dialog with its field alone, in which readers type while the rest loads. */
import * as dialogStyles from "../components/search/SearchDialog.module.css";
import * as fieldStyles from "../components/search/SearchField.module.css";

export interface SearchShell {
  readonly query: () => string;
  readonly close: () => void;
}

/** @param onCancel called when the reader closes it, by Escape or a click beside it */
export function openSearchShell(query: string, onCancel: () => void): SearchShell {
  const opener = document.querySelector<HTMLElement>("[data-open-search]");
  const input = createInput(opener?.dataset["openSearch"] ?? "");
  input.value = query;
  const field = createBlock(fieldStyles["field"], input);
  const icon = opener?.querySelector("svg")?.cloneNode(true);
  if (icon !== undefined) field.prepend(icon);
  const dialog = document.createElement("dialog");
  dialog.className = dialogStyles["dialog"] ?? "";
  dialog.ariaLabel = input.placeholder;
  dialog.append(createBlock(dialogStyles["panel"], field));
  dialog.addEventListener("cancel", onCancel);
  dialog.addEventListener("click", ({ target }) => void (target === dialog && onCancel()));
  document.body.append(dialog);
  dialog.showModal();
  const close = (): void => {
    // The focus returns to the button before the element is removed.
    dialog.close();
    dialog.remove();
  };
  return { query: () => input.value, close };
}

function createInput(label: string): HTMLInputElement {
  const input = document.createElement("input");
  input.ariaLabel = label;
  return Object.assign(input, {
    placeholder: label,
    inputMode: "search",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
    maxLength: 200,
  });
}

function createBlock(className: string | undefined, child: Element): HTMLElement {
  const block = document.createElement("div");
  block.className = className ?? "";
  block.append(child);
  return block;
}
