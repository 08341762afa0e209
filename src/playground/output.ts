import type { Translate } from "../lib/i18n/translate";
import { nilUse, type NilUse } from "../lib/playground/nil-use";
import { shortNumbers } from "../lib/playground/short-numbers";
import { button, element } from "../lib/browser/dom";
import { MAX_TRACES, type RunEnd, type RunEvent, type RunEvents } from "./luau-worker-messages";
import type { ValueTree } from "luau-wasm";

const MAX_LINES = 1000;
/** UTF-16 code units of an error's message. */
const MAX_MESSAGE_LENGTH = 2000;

interface Settings {
  readonly t: Translate;
  /** A line of the text that Luau runs; null if the editor does not show it. */
  readonly toShownLine: (file: string, line: number) => ShownLine | null;
}

/** A line in the editor. Columns count from its start. */
export interface ShownLine {
  readonly shown: number;
  readonly text: string;
  readonly goTo: (column: number) => void;
  readonly mark: (column: number, length: number, message: string) => void;
}

export function createOutput(container: HTMLElement, settings: Settings) {
  let toNodes = nodesOfRun(settings);
  return {
    start: (): void => {
      toNodes = nodesOfRun(settings);
      container.replaceChildren();
      container.hidden = false;
    },
    /** Lays out once, however many events there are. */
    show: (events: RunEvents): void => {
      const isAtEnd = container.scrollTop + container.clientHeight >= container.scrollHeight - 4;
      container.append(...events.flatMap(toNodes));
      if (isAtEnd) container.scrollTop = container.scrollHeight;
      if (events.some(({ kind }) => kind === "end")) container.scrollIntoView({ block: "nearest" });
    },
  };
}

/** Turns the events of a run into nodes. The engine's calls are folded, so that printed lines come first. */
function nodesOfRun({ t, toShownLine }: Settings): (event: RunEvent) => readonly HTMLElement[] {
  let lines = 0;
  let omitted = 0;
  let calls = 0;
  const repeated = new Map<string, { count: number; readonly counter: HTMLElement }>();
  const summary = element("summary");
  const folded = element("details", { class: "calls" }, summary);
  return (event) => {
    if (event.kind === "trace" && event.source !== undefined) {
      calls += 1;
      folded.append(lineOf(event, toShownLine, t));
      summary.textContent = t("try.calls", { count: calls });
      return calls === 1 ? [folded] : [];
    }
    if (event.kind === "end") {
      const text = [endText(event, t), ...notesOf(omitted, calls, t)].join(" ");
      return [...(calls === 0 ? [] : [folded]), element("p", { class: "end" }, text)];
    }
    const key = event.kind === "error" ? `${event.source}:${event.line}:${event.message}` : "";
    const earlier = repeated.get(key);
    if (earlier) {
      earlier.count += 1;
      earlier.counter.textContent = ` × ${earlier.count}`;
      return [];
    }
    if (lines === MAX_LINES && event.kind !== "error") {
      omitted += 1;
      return [];
    }
    lines = Math.min(lines + 1, MAX_LINES);
    const line = lineOf(event, toShownLine, t);
    if (event.kind !== "error") return [line];
    const counter = element("span", { class: "time" });
    repeated.set(key, { count: 1, counter });
    line.append(counter, ...stackNodes(event, t));
    return [line];
  };
}

function stackNodes({ traceback }: Extract<RunEvent, { kind: "error" }>, t: Translate): readonly Node[] {
  const frames = traceback.trim().split("\n");
  if (frames.length < 2) return [];
  const summary = element("summary", {}, t("try.stack"));
  return [element("details", { class: "stack" }, summary, frames.join("\n"))];
}

function lineOf(
  event: Exclude<RunEvent, { kind: "end" }>,
  toShownLine: Settings["toShownLine"],
  t: Translate,
) {
  const time = event.time === 0 ? [] : [element("span", { class: "time" }, `${event.time.toFixed(2)} s `)];
  switch (event.kind) {
    case "error":
      return element("div", { class: "line error" }, ...time, ...errorNodes(event, toShownLine, t));
    case "trace": {
      if (event.source === undefined) return element("p", { class: "remark" }, ...time, event.name);
      const results = event.results === "" ? "" : ` → ${event.results}`;
      return element(
        "div",
        { class: "line trace" },
        ...time,
        shortNumbers(`${event.name}(${event.arguments})${results}`),
      );
    }
    case "print":
      return element("div", { class: "line" }, ...time, ...printedNodes(event, t));
  }
}

function printedNodes(
  { text, values, length }: Extract<RunEvent, { kind: "print" }>,
  t: Translate,
): readonly (Node | string)[] {
  const hasTables = values.some(({ entries = [] }) => entries.length > 0);
  if (hasTables)
    return values.flatMap((value) => [value.type === "string" ? (value.text ?? "") : valueNode(value), " "]);
  if (length === undefined) return [shortNumbers(text)];
  const count = length.toLocaleString(document.documentElement.lang);
  const note = t("try.cut", { count });
  return [text, element("span", { class: "time" }, note)];
}

function errorNodes(
  { message: whole, source, line }: Extract<RunEvent, { kind: "error" }>,
  toShownLine: Settings["toShownLine"],
  t: Translate,
): readonly (Node | string)[] {
  // The reader does not see the lines of the mock engine.
  const message = whole.replaceAll(/\[prelude\]:\d+: |\bC (?=stack overflow)/g, "");
  const container = source === undefined || line === undefined ? null : toShownLine(source, line);
  if (container === null) return [cut(message)];
  const use = nilUse(message, container.text);
  const text = use === null ? cut(withoutLocation(message)) : nilText(use, t);
  if (use !== null) container.mark(use.from, use.name.length, text);
  const goTo = (): void => container.goTo(use?.from ?? 0);
  return [button(t("try.line", { line: container.shown }), goTo, "place"), ` ${text}`];
}

const nilText = ({ name, member }: NilUse, t: Translate): string =>
  member === null ? t("try.nilCalled", { name }) : t("try.nilIndexed", { name, member });

const cut = (message: string): string =>
  message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)} …` : message;

/** A message begins with the location of the error: `main.luau:3: …`. */
const withoutLocation = (message: string): string => message.replace(/^\S+:\d+: /, "");

function notesOf(omitted: number, calls: number, t: Translate): readonly string[] {
  return [
    ...(omitted > 0 ? [t("try.moreLines", { count: omitted })] : []),
    ...(calls === MAX_TRACES ? [t("try.moreCalls", { count: calls })] : []),
    ...(calls > 0 ? [t("try.simulated")] : []),
  ];
}

const END_TEXTS: Readonly<Record<RunEnd["reason"], string>> = {
  ok: "try.ended",
  error: "try.failed",
  time: "try.timeLimit",
  memory: "try.memoryLimit",
  output: "try.outputLimit",
  stopped: "try.stopped",
  notLoaded: "try.notLoaded",
  trap: "try.trap",
};

const endText = ({ reason, seconds }: RunEnd, t: Translate): string =>
  t(END_TEXTS[reason], { time: seconds.toFixed(seconds < 1 ? 3 : 1) });

const OPEN_LEVELS = 2;

function valueNode(value: ValueTree, level = 0): Node | string {
  const { entries, text, type, isCut = false, isCycle = false } = value;
  if (entries === undefined || isCycle || entries.length === 0) return plainText(value);
  const items = entries.map(([key, inner]) =>
    element("li", {}, `${plainText(key)} = `, valueNode(inner, level + 1)),
  );
  if (isCut) items.push(element("li", {}, "…"));
  const head = text ?? `${type} (${entries.length}${isCut ? "+" : ""})`;
  const open = level < OPEN_LEVELS ? { open: "" } : {};
  return element("details", open, element("summary", {}, head), element("ul", {}, ...items));
}

function plainText({ type, text, entries, isCycle = false }: ValueTree): string {
  if (text !== undefined) return type === "string" ? JSON.stringify(text) : text;
  if (isCycle) return "↺";
  return entries === undefined || entries.length > 0 ? type : "{}";
}
