/** The code as a reader wants to paste it: without the lines that a difference takes away. */
export function textToCopy(code: HTMLElement | null): string {
  if (code === null) return "";
  const kept = [...code.childNodes].filter((node) => node.nodeName !== "DEL");
  return kept.map((node) => node.textContent).join("");
}
