import type { Completion as Option, CompletionSource } from "@codemirror/autocomplete";
import { describe, type Assistant } from "./assistant";
import { element } from "./dom";
import type { Completion } from "./luau-worker-messages";

/** Completes names with Luau, and describes them with the reference's texts. */
export const completionsBy =
  (assistant: Assistant): CompletionSource =>
  async (context) => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/\w+$/)?.from ?? pos;
    const before = state.sliceDoc(word - 1, word);
    if (word === pos && !explicit && !/[.:"']/.test(before)) return null;
    const found = await assistant.complete(state, pos);
    const isString = found.some(({ kind }) => kind === "string");
    if (context.aborted || (/["']/.test(before) && !isString)) return null;
    const options = found.map((completion) => toOption(completion, assistant));
    // `Engine.tick` is one name: a string is completed as a whole.
    const text = isString ? context.matchBefore(/[^"'\n]*$/) : null;
    return { from: text?.from ?? word, options, validFor: isString ? /^[^"'\n]*$/ : /^\w*$/ };
  };

function toOption(completion: Completion, assistant: Assistant): Option {
  const { name, kind, type, symbol, insert, fits, deprecated, wrongIndex } = completion;
  return {
    label: name,
    type: kind,
    // That of a string is the union of all.
    ...(type !== undefined && kind !== "string" && { detail: type }),
    ...(insert !== undefined && { apply: insert }),
    // Below, those that would be an error there.
    boost: wrongIndex ? -50 : deprecated ? -20 : fits ? 20 : 0,
    ...(symbol !== undefined && {
      info: async () => {
        const content = await describe(assistant, symbol);
        return content.length === 0 ? null : element("div", {}, ...content);
      },
    }),
  };
}
