import type { Tokens } from "../../../lib/reference/reference-props";
import { TokenList } from "./TokenList";

interface Props {
  readonly tokens: Tokens;
}

/** A type in running text or in a table. */
export function TypeText({ tokens }: Props) {
  return (
    <code>
      <TokenList tokens={tokens} breaking />
    </code>
  );
}
