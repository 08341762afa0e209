/**
 * `@param` tags of values and aliases of a function type become items of a list in the description: this is
 * the shape of one.
 */
export const noteLead = (label: string): string => `- ${label}: `;

export const parameterLabel = (name: string): string => `\`${name}\``;

/** The text of a parameter's item; empty where there is none. */
export function noteOf(description: string, name: string): string {
  const lines = description.split("\n");
  const lead = noteLead(parameterLabel(name));
  const first = lines.findIndex((line) => line.startsWith(lead));
  if (first === -1) return "";
  const end = lines.findIndex((line, index) => index > first && line !== "" && !line.startsWith("  "));
  const [head = "", ...rest] = lines.slice(first, end === -1 ? lines.length : end);
  return [head.slice(lead.length), ...rest.map((line) => line.slice(2))].join("\n").trim();
}
