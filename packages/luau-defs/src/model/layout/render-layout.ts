/** Fits a layout into a width. Indentation uses tabs. */
import { assertNever } from "luau-syntax";
import type { Layout, LayoutNode } from "./layout";

/** Width of a tab here and in most editors. */
const TAB_WIDTH = 4;

interface Page {
  readonly written: string[];
  column: number;
  /** Whether the line is empty, without even its indentation. */
  lineIsEmpty: boolean;
  depth: number;
  readonly suffixes: string[];
}

/** Renders a layout as text without trailing white space. */
export function renderLayout(layout: Layout, width: number): string {
  const page: Page = { written: [], column: 0, lineIsEmpty: true, depth: 0, suffixes: [] };
  const rest: Command[] = [{ depth: 0, broken: true, layout }];
  for (let command = rest.pop(); command !== undefined; command = rest.pop()) {
    if (typeof command.layout === "string") write(page, command.layout, command.depth);
    else step(page, command, command.layout, rest, width);
  }
  flushSuffixes(page, 0);
  return page.written.join("");
}

function step(page: Page, command: Command, node: LayoutNode, rest: Command[], width: number): void {
  const { depth, broken } = command;
  switch (node.kind) {
    case "concat":
      for (const part of [...node.parts].reverse()) rest.push({ depth, broken, layout: part });
      return;
    case "indent":
      rest.push({ depth: depth + 1, broken, layout: node.content });
      return;
    case "group": {
      const flat = { depth, broken: false, layout: node.content };
      rest.push(
        !node.broken && fits(flat, rest, width - columnOf(page, depth)) ? flat : { ...flat, broken: true },
      );
      return;
    }
    case "line":
      if (broken) breakLine(page, depth, node.blank);
      else write(page, node.flat, depth);
      return;
    case "hardline":
      return breakLine(page, depth, node.blank);
    case "freshLine":
      if (!page.lineIsEmpty) breakLine(page, depth, false);
      page.depth = depth;
      return;
    case "choice":
      return write(page, broken ? node.broken : node.flat, depth);
    case "suffix":
      page.suffixes.push(node.text);
      return;
    case "piece":
    case "verbatim":
      return write(page, node.text, depth);
    default:
      return assertNever(node);
  }
}

function write(page: Page, text: string, depth: number): void {
  if (text === "") return;
  if (page.lineIsEmpty) {
    if (text === " ") return;
    page.written.push("\t".repeat(depth));
    page.column = depth * TAB_WIDTH;
    page.lineIsEmpty = false;
  }
  page.written.push(text);
  const lastBreak = text.lastIndexOf("\n");
  page.column = lastBreak === -1 ? page.column + text.length : text.length - lastBreak - 1;
}

function breakLine(page: Page, depth: number, blank: boolean): void {
  flushSuffixes(page, depth);
  while (/^[ \t]*$/.test(page.written.at(-1) ?? "end")) page.written.pop();
  page.written.push(blank ? "\n\n" : "\n");
  page.lineIsEmpty = true;
  page.column = 0;
  page.depth = depth;
}

/**
 * Two comments that extend to the end of the line cannot share it: the second is placed below, at the depth
 * of its container.
 */
function flushSuffixes(page: Page, nextDepth: number): void {
  const [first, ...others] = page.suffixes.splice(0);
  if (first === undefined) return;
  while (page.written.at(-1) === " ") page.written.pop();
  write(page, page.lineIsEmpty ? first : ` ${first}`, page.depth);
  for (const other of others) {
    page.written.push("\n");
    page.lineIsEmpty = true;
    write(page, other, Math.max(page.depth, nextDepth));
  }
}

const columnOf = (page: Page, depth: number): number => (page.lineIsEmpty ? depth * TAB_WIDTH : page.column);

/** A node to be laid out, and the state of the groups around it. */
interface Command<T = never> {
  readonly depth: number;
  readonly broken: boolean;
  readonly layout: Layout<T>;
}

/** Whether a flat group, and the text that must follow it on its line, fits into the remaining width. */
function fits<T>(group: Command<T>, rest: readonly Command<T>[], room: number): boolean {
  const commands = [group];
  let left = room;
  let next = rest.length;
  while (left >= 0) {
    const command = commands.pop() ?? rest[--next];
    if (command === undefined) return true;
    if (typeof command.layout === "string") {
      left -= command.layout.length;
      continue;
    }
    const measured = measure(command, command.layout, commands);
    if (measured === "lineEnds") return true;
    left -= measured;
  }
  return false;
}

/** The width of a leaf; the children of any other node are pushed onto `commands`. */
function measure<T>(
  { depth, broken }: Command<T>,
  node: LayoutNode<T>,
  commands: Command<T>[],
): number | "lineEnds" {
  switch (node.kind) {
    case "concat":
      for (const part of [...node.parts].reverse()) commands.push({ depth, broken, layout: part });
      return 0;
    case "indent":
      commands.push({ depth, broken, layout: node.content });
      return 0;
    case "group":
      commands.push({ depth, broken: node.broken, layout: node.content });
      return 0;
    case "line":
      return broken ? "lineEnds" : node.flat.length;
    case "hardline":
    case "freshLine":
      return "lineEnds";
    case "choice":
      return (broken ? node.broken : node.flat).length;
    case "suffix":
      return 0;
    case "piece":
      return node.text.length;
    case "verbatim":
      return node.text.includes("\n") ? "lineEnds" : node.text.length;
    default:
      return assertNever(node);
  }
}
