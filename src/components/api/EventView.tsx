import type { EventEntry, Tokens } from "../../lib/reference";
import { EntryFrame } from "./EntryFrame";
import { ParameterTable } from "./ParameterTable";
import { ReturnTable } from "./ReturnTable";
import { SignatureBlock } from "./SignatureBlock";

interface Props {
  readonly entry: EventEntry;
}

/** An event, by what its listeners are given. */
export function EventView({ entry }: Props) {
  const tokens: Tokens = [
    { text: "type ", kind: "keyword", href: null },
    { text: entry.listenerType, kind: "name", href: null },
    { text: " = ", kind: "punctuation", href: null },
    ...entry.tokens,
  ];
  return (
    <EntryFrame entry={entry} level={3} head={<SignatureBlock tokens={tokens} />}>
      <ParameterTable parameters={entry.parameters} of={`${entry.path} listeners`} />
      <ReturnTable returns={entry.returns} of={`${entry.path} listeners`} />
    </EntryFrame>
  );
}
