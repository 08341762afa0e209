import type { Completion as Option, CompletionSource } from "@codemirror/autocomplete";
import { describe, type Assistant } from "./assistant";
import { element } from "./dom";
import type { Completion } from "./messages";

/** Completes names with Luau, and describes them with the reference's texts. */
export const completionsBy =
  (assistant: Assistant): CompletionSource =>
  async (context) => {
    const { state, pos, explicit } = context;
    const from = context.matchBefore(/\w+$/)?.from ?? pos;
    const before = state.sliceDoc(from - 1, from);
    if (from === pos && !explicit && before !== "." && before !== ":") return null;
    const found = await assistant.complete(state, pos);
    if (context.aborted) return null;
    const options = found.map((completion) => toOption(completion, assistant));
    return { from, options, validFor: /^\w*$/ };
  };

function toOption(completion: Completion, assistant: Assistant): Option {
  const { name, kind, type, symbol, insert, fits, deprecated, wrongIndex } = completion;
  return {
    label: name,
    type: kind,
    ...(type !== undefined && { detail: type }),
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
