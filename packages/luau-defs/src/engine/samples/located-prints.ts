/** What a sample prints: the lines that each output is from, and its values as text. */
import { quoted } from "luau-syntax";
import type { MachineEvent, PrintEvent, ValueTree } from "luau-wasm";

export interface LocatedPrint {
  readonly event: PrintEvent;
  /** The 1-based lines that were running, from the innermost call to the outermost. */
  readonly lines: readonly number[];
}

const MARK = "\u0001lines";

/** A prelude in which each output follows one of its lines. The lines of the prelude keep their numbers. */
export const withLocations = (prelude: string, main: string): string =>
  `do local write,info=print,debug.info;function print(...) local lines={} for level=2,100 do ` +
  `local source,line=info(level,"sl") if not source then break end ` +
  `if source==${quoted(main)} then table.insert(lines,line) end end ` +
  `write(${quoted(MARK)},table.concat(lines," ")) write(...) end end ${prelude}`;

export function locatedPrints(events: readonly MachineEvent[]): readonly LocatedPrint[] {
  let lines: readonly number[] = [];
  return events.flatMap((event): readonly LocatedPrint[] => {
    if (event.kind !== "print") return [];
    const [mark, list] = event.values;
    if (mark?.text !== MARK) return [{ event, lines }];
    lines = (list?.text ?? "").split(" ").map(Number);
    return [];
  });
}

/** Strings as they are printed; in tables, in quotes. */
export function valueText({ type, text, entries = [], isCut = false, isCycle = false }: ValueTree): string {
  if (text !== undefined || type !== "table") return text ?? type;
  const items = entries.map(([key, value], index) =>
    key.text === String(index + 1) ? literalText(value) : `[${literalText(key)}] = ${literalText(value)}`,
  );
  return `{ ${[...items, ...(isCut || isCycle ? ["…"] : [])].join(", ")} }`;
}

export const literalText = (value: ValueTree): string =>
  value.type === "string" ? JSON.stringify(value.text) : valueText(value);
