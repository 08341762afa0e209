/** Creates an element with attributes and children; text is set as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

export const button = (text: string, onClick: () => void, className = ""): HTMLButtonElement => {
  const attributes = { type: "button", ...(className !== "" && { class: className }) };
  const created = element("button", attributes, text);
  created.addEventListener("click", onClick);
  return created;
};
