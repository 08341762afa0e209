/** Fits a layout into a width. */
import { assertNever } from "luau-syntax";
import type { Layout, LayoutNode } from "./layout";

/** Width of a tab here and in most editors. */
const TAB_WIDTH = 4;

interface Page {
  readonly written: string[];
  /** Whether each `line` of the layout is broken. */
  readonly brokenLines: boolean[];
  /** Columns per step of indentation. */
  readonly stepWidth: number;
  column: number;
  /** Whether the line is empty, without even its indentation. */
  lineIsEmpty: boolean;
  /** Steps of indentation of the line. */
  depth: number;
  readonly suffixes: string[];
}

/** Renders a layout as text without trailing white space, indented by tabs. */
export const renderLayout = (layout: Layout, width: number): string =>
  layOut({ depth: 0, broken: true, layout }, width, TAB_WIDTH).written.join("");

/** Whether each `line` of a layout is broken at a width. Those outside groups never are. */
export const brokenLines = (layout: Layout<unknown>, width: number, stepWidth: number): readonly boolean[] =>
  layOut({ depth: 0, broken: false, layout }, width, stepWidth).brokenLines;

function layOut(root: Command, width: number, stepWidth: number): Page {
  const page: Page = {
    written: [],
    brokenLines: [],
    stepWidth,
    column: 0,
    lineIsEmpty: true,
    depth: 0,
    suffixes: [],
  };
  const rest = [root];
  for (let command = rest.pop(); command !== undefined; command = rest.pop()) {
    if (typeof command.layout === "string") write(page, command.layout);
    else step(page, command, command.layout, rest, width);
  }
  flushSuffixes(page, 0);
  return page;
}

function step(page: Page, command: Command, node: LayoutNode<unknown>, rest: Command[], width: number): void {
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
      rest.push(!node.broken && fits(flat, rest, width - columnOf(page)) ? flat : { ...flat, broken: true });
      return;
    }
    case "line":
      page.brokenLines.push(broken);
      if (broken) breakLine(page, depth, node.blank);
      else write(page, node.flat);
      return;
    case "hardline":
      return breakLine(page, depth, node.blank);
    case "freshLine":
      if (!page.lineIsEmpty) breakLine(page, depth, false);
      page.depth = depth;
      return;
    case "choice":
      return write(page, broken ? node.broken : node.flat);
    case "suffix":
      page.suffixes.push(node.text);
      return;
    case "piece":
    case "verbatim":
      return write(page, node.text);
    default:
      return assertNever(node);
  }
}

function write(page: Page, text: string): void {
  if (text === "") return;
  if (page.lineIsEmpty) {
    if (text === " ") return;
    page.written.push("\t".repeat(page.depth));
    page.column = page.depth * page.stepWidth;
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
  write(page, page.lineIsEmpty ? first : ` ${first}`);
  for (const other of others) {
    page.written.push("\n");
    page.lineIsEmpty = true;
    page.depth = Math.max(page.depth, nextDepth);
    write(page, other);
  }
}

const columnOf = ({ column, depth, lineIsEmpty, stepWidth }: Page): number =>
  lineIsEmpty ? depth * stepWidth : column;

/** A node to be laid out, and the state of the groups around it. */
interface Command {
  readonly depth: number;
  readonly broken: boolean;
  readonly layout: Layout<unknown>;
}

/** Whether a flat group, and the text that must follow it on its line, fits into the remaining width. */
function fits(group: Command, rest: readonly Command[], room: number): boolean {
  const commands = [group];
  let remaining = room;
  let next = rest.length;
  while (remaining >= 0) {
    const command = commands.pop() ?? rest[--next];
    if (command === undefined) return true;
    if (typeof command.layout === "string") {
      remaining -= command.layout.length;
      continue;
    }
    const measured = measure(command, command.layout, commands);
    if (measured === "lineEnds") return true;
    remaining -= measured;
  }
  return false;
}

/** The width of a leaf; the children of any other node are pushed onto `commands`. */
function measure(
  { depth, broken }: Command,
  node: LayoutNode<unknown>,
  commands: Command[],
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
