import type { Place } from "./machine-events";
import type { Source } from "./api-types";

/** The place that an error's message begins with, otherwise the first one of the traceback. */
export function placeOf(
  message: string,
  traceback: string,
  sources: readonly Source[],
): Place | Record<string, never> {
  for (const text of [message, ...traceback.split("\n")]) {
    // A name can contain colons, so the known names are compared.
    const source = sources.find(({ name }) => text.startsWith(`${name}:`))?.name;
    const line = source === undefined ? Number.NaN : Number.parseInt(text.slice(source.length + 1), 10);
    if (source !== undefined && !Number.isNaN(line)) return { source, line };
  }
  return {};
}

/** A message in words: of `error({})`, the virtual machine says only that it has no text. */
export const worded = (message: string): string =>
  message === "error object is not a string"
    ? "The script raised an error whose value is not a string, such as a table."
    : message;

/** Frames that are in no script. */
const HIDDEN = ["[prelude]", "[C]"];

/** The traceback without frames of the prelude and of functions in C++. */
export const scriptFrames = (traceback: string): string =>
  traceback
    .split("\n")
    .filter((line) => !HIDDEN.some((name) => line.startsWith(name)))
    .join("\n");
