/** One script that all mock engines have: later parts use the locals of earlier ones. */
import calls from "./calls.luau?raw" with { type: "text" };
import clock from "./clock.luau?raw" with { type: "text" };
import globals from "./globals.luau?raw" with { type: "text" };
import hidden from "./hidden.luau?raw" with { type: "text" };
import names from "./names.luau?raw" with { type: "text" };
import objects from "./objects.luau?raw" with { type: "text" };
import types from "./types.luau?raw" with { type: "text" };

export const MOCK_RUNTIME = [types, names, calls, objects, hidden, clock, globals].join("\n");
