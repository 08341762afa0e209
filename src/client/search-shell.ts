/** The search's dialog with its field alone, in which readers type while the rest loads. */
import { element } from "../lib/browser/dom";
import { openModal } from "../lib/browser/open-modal";
import { FIELD_ATTRIBUTES, MAX_QUERY_LENGTH } from "../lib/search/field-attributes";
import * as dialogStyles from "../components/search/SearchDialog.module.css";
import * as fieldStyles from "../components/search/SearchField.module.css";

export interface SearchShell {
  readonly query: () => string;
  /** Start and end of the selected text, or the caret twice. */
  readonly selection: () => readonly [number, number];
  /** Resolves when no input method is composing text: moved to another field, the text would be doubled. */
  readonly composed: () => Promise<void>;
  readonly close: () => void;
}

/** @param onCancel called when the reader closes it, by Escape or a click beside it */
export function openSearchShell(query: string, onCancel: () => void): SearchShell {
  const opener = document.querySelector<HTMLElement>("[data-open-search]");
  const input = createInput(opener?.dataset["openSearch"] ?? "");
  input.value = query;
  const field = element("div", { class: fieldStyles["field"] ?? "" }, input);
  const icon = opener?.querySelector("svg")?.cloneNode(true);
  if (icon !== undefined) field.prepend(icon);
  const panel = element("div", { class: dialogStyles["panel"] ?? "" }, field);
  const name = opener?.querySelector("span")?.textContent ?? "";
  const dialog = element("dialog", { class: dialogStyles["dialog"] ?? "", "aria-label": name }, panel);
  dialog.addEventListener("cancel", onCancel);
  dialog.addEventListener("click", ({ target }) => void (target === dialog && onCancel()));
  document.body.append(dialog);
  openModal(dialog);
  return {
    query: () => input.value,
    selection: () => [input.selectionStart ?? 0, input.selectionEnd ?? 0],
    composed: compositionOf(input),
    close: () => {
      // The focus returns to the button before the element is removed.
      dialog.close();
      dialog.remove();
    },
  };
}

const createInput = (label: string): HTMLInputElement =>
  element("input", {
    ...FIELD_ATTRIBUTES,
    "aria-label": label,
    placeholder: label,
    maxLength: String(MAX_QUERY_LENGTH),
  });

function compositionOf(input: HTMLInputElement): SearchShell["composed"] {
  let isComposing = false;
  input.addEventListener("compositionstart", () => {
    isComposing = true;
  });
  input.addEventListener("compositionend", () => {
    isComposing = false;
  });
  return () =>
    isComposing
      ? new Promise((resolve) => {
          input.addEventListener("compositionend", () => resolve(), { once: true });
        })
      : Promise.resolve();
}
