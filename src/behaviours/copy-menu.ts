import * as styles from "../components/ui/Menu.module.css";
import { button as createButton, element } from "../lib/browser/dom";
import { keyIndex } from "../lib/browser/key-index";
import { copyText } from "./copying";

export function toggleCopyMenu(button: HTMLElement): void {
  const frame = button.parentElement;
  if (frame === null) return;
  if (button.getAttribute("aria-expanded") === "true") return void frame.dispatchEvent(new Event("dismiss"));
  const away = ({ target }: Event): void => {
    if (target instanceof Node && !frame.contains(target)) close();
  };
  const events = ["mousedown", "touchstart", "focusin"] as const;
  const close = (): void => {
    for (const name of events) document.removeEventListener(name, away);
    frame.removeEventListener("dismiss", close);
    menu.remove();
    button.setAttribute("aria-expanded", "false");
    button.removeAttribute("aria-controls");
  };
  const leave = (): void => {
    close();
    button.focus();
  };
  const menu = createMenu(button, (text) => {
    void copyText(button, () => text);
    leave();
  });
  menu.addEventListener("keydown", (event) => moveFocus(event, menu, leave));
  for (const name of events) document.addEventListener(name, away);
  frame.addEventListener("dismiss", close);
  frame.append(menu);
  menu.scrollIntoView({ block: "nearest" });
  button.setAttribute("aria-expanded", "true");
  button.setAttribute("aria-controls", menu.id);
  menu.querySelector("button")?.focus();
}

function createMenu(button: HTMLElement, onChoose: (text: string) => void): HTMLElement {
  const texts = textsOf(button);
  // Their labels in the page's language, in the same order.
  const labels = button.closest<HTMLElement>("[data-choices]")?.dataset["choices"] ?? "";
  const items = labels.split("\n").map((label, index) => {
    const entry = createButton(label, () => onChoose(texts[index] ?? ""));
    return element("li", { role: "none" }, Object.assign(entry, { role: "menuitem", tabIndex: -1 }));
  });
  const className = [styles["menu"], styles["atEnd"]].join(" ");
  const menu = element("ul", { id: "copy-menu", role: "menu", tabindex: "-1", class: className }, ...items);
  menu.ariaLabel = button.ariaLabel;
  return menu;
}

function textsOf(button: HTMLElement): readonly string[] {
  const heading = button.closest("[data-title]")?.firstElementChild;
  const path = heading?.querySelector("a")?.textContent ?? "";
  const link = new URL(`#${encodeURIComponent(heading?.id ?? "")}`, location.href).href;
  return [path, signaturesNear(button) || path, link];
}

/** The signatures of the entry that contains an element, without those of its members. */
function signaturesNear(element: HTMLElement): string {
  const all = element.closest("section")?.querySelectorAll<HTMLElement>("[data-signature]") ?? [];
  return [...all].map(({ dataset, textContent }) => dataset["signature"] || textContent).join("\n");
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement, leave: () => void): void {
  if (event.key === "Tab") return leave();
  const items = [...menu.querySelectorAll("button")];
  const current = items.findIndex((item) => item === document.activeElement);
  const index = keyIndex(event.key, current, items.length);
  if (event.key === "Escape") leave();
  else if (index !== null) items[index]?.focus();
  else return;
  event.preventDefault();
}
