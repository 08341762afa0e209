import type { Tokens } from "../../../lib/reference/reference-props";
import { toRuns } from "../../../lib/reference/token-runs";
import { colourClass, TokenList } from "./TokenList";

export function TypeText({ tokens }: { readonly tokens: Tokens }) {
  const [only, second] = toRuns(tokens);
  if (only && !second && only.href === null)
    return <code className={colourClass(only.colour)}>{only.text}</code>;
  return (
    <code>
      <TokenList tokens={tokens} breaking />
    </code>
  );
}
