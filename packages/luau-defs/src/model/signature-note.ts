/** `@param` tags of values and aliases of a function type become list items with this beginning. */
export const noteLead = (label: string): string => `- ${label}: `;

export const parameterLabel = (name: string): string => `\`${name}\``;

export function noteOf(description: string, name: string): string {
  const lines = description.split("\n");
  const lead = noteLead(parameterLabel(name));
  const first = lines.findIndex((line) => line.startsWith(lead));
  if (first === -1) return "";
  const end = lines.findIndex((line, index) => index > first && line !== "" && !line.startsWith("  "));
  const [head = "", ...rest] = lines.slice(first, end === -1 ? lines.length : end);
  return [head.slice(lead.length), ...rest.map((line) => line.slice(2))].join("\n").trim();
}
