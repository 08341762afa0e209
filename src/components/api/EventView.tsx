import type { EventEntry } from "../../lib/reference";
import { EntryFrame } from "./EntryFrame";
import { HandlerSample } from "./HandlerSample";
import { ParameterTable } from "./ParameterTable";
import { ReturnTable } from "./ReturnTable";
import { SignatureBlock } from "./SignatureBlock";
import { UsedByList } from "./UsedByList";

interface Props {
  readonly entry: EventEntry;
  readonly level: 1 | 3;
}

/** An event, by what its listeners are given. */
export function EventView({ entry, level }: Props) {
  return (
    <EntryFrame entry={entry} level={level} head={<SignatureBlock declaration={entry.declaration} />}>
      <ParameterTable parameters={entry.parameters} of={`${entry.path} listeners`} />
      <ReturnTable returns={entry.returns} of={`${entry.path} listeners`} />
      <HandlerSample html={entry.handlerHtml} />
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
