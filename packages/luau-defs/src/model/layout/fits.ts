import { assertNever } from "luau-syntax";
import type { Layout, LayoutNode } from "./layout";

/** A node to be laid out, and the state of the groups around it. */
export interface Command<T = never> {
  readonly depth: number;
  readonly broken: boolean;
  readonly layout: Layout<T>;
}

/** Whether a flat group, and the text that must follow it on its line, fits into the remaining width. */
export function fits<T>(group: Command<T>, rest: readonly Command<T>[], room: number): boolean {
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
