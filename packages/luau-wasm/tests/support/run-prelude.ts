/** Runs a script after a prelude. Returns what it reports: all events, and texts of some. */
import { createMachine, type MachineEvent, type MachineLimits } from "../../index";
import { loadLuau } from "../../node";

export function run(prelude: string, text: string, limits: Partial<MachineLimits> = {}) {
  const events: MachineEvent[] = [];
  const reason = createMachine(loadLuau(), { limits }).run({
    sources: [{ name: "main.luau", text }],
    main: "main.luau",
    prelude,
    onEvent: (event) => events.push(event),
  });
  const errors = events.flatMap((event) => (event.kind === "error" ? [event.message] : []));
  const printed = events.flatMap((event) => (event.kind === "print" ? [event.text] : []));
  return { reason, events, errors, printed };
}
