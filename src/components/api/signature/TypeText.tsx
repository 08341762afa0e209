import type { Tokens } from "../../../lib/reference/reference-props";
import { toRuns } from "../../../lib/reference/token-runs";
import { colourClass, TokenList } from "./TokenList";

interface Props {
  readonly tokens: Tokens;
}

/** A type in running text or in a table. */
export function TypeText({ tokens }: Props) {
  const [only, second] = toRuns(tokens);
  if (only && !second && only.href === null)
    return <code className={colourClass(only.colour)}>{only.text}</code>;
  return (
    <code>
      <TokenList tokens={tokens} breaking />
    </code>
  );
}
