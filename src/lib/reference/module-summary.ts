import type { Translate } from "../i18n/translate";
import type { ContentsCount, ModuleSummary } from "./reference-props";

/** What a list says of a module: its summary, or without one what is in it, “12 functions, 3 types”. */
export const moduleSummary = ({ summary, contents }: ModuleSummary, t: Translate): string =>
  summary === "" ? contents.map((count) => countText(count, t)).join(", ") : summary;

function countText({ kind, count }: ContentsCount, t: Translate): string {
  const words = count === 1 ? singular(t) : plural(t);
  return `${count} ${words[kind] ?? kind}`;
}

const singular = (t: Translate): Readonly<Record<string, string>> => ({
  function: t({ id: "count.function", message: "function" }),
  constant: t({ id: "count.constant", message: "constant" }),
  class: t({ id: "count.class", message: "class" }),
  enum: t({ id: "count.enum", message: "enum" }),
  event: t({ id: "count.event", message: "event" }),
  type: t({ id: "count.type", message: "type" }),
});

const plural = (t: Translate): Readonly<Record<string, string>> => ({
  function: t({ id: "count.functions", message: "functions" }),
  constant: t({ id: "count.constants", message: "constants" }),
  class: t({ id: "count.classes", message: "classes" }),
  enum: t({ id: "count.enums", message: "enums" }),
  event: t({ id: "count.events", message: "events" }),
  type: t({ id: "count.types", message: "types" }),
});
