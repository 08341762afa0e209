/** How definitions are written; for each, there is a folder in `templates/`. */
export const TEMPLATES = ["definitions", "plain-modules", "moonwave", "big-file"] as const;
export type Template = (typeof TEMPLATES)[number];

export const TEMPLATE_LABELS: Readonly<Record<Template, string>> = {
  definitions: "definition files (*.d.luau)",
  "plain-modules": "modules in plain Luau, which return a table",
  moonwave: "modules with Moonwave comments",
  "big-file": "one big generated file without comments",
};
