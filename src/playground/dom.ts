/** Creates an element with attributes and children; text is set as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export const button = (text: string, onClick: () => void, className = ""): HTMLButtonElement => {
  const made = element("button", { type: "button", ...(className !== "" && { class: className }) }, text);
  made.addEventListener("click", onClick);
  return made;
};
