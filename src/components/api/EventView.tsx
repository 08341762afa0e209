import type { EventEntry } from "../../lib/reference";
import { useTranslate } from "../shell/shell-context";
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
  const t = useTranslate();
  const listeners = t({ id: "api.listeners", message: "{name} listeners" }, { name: entry.path });
  return (
    <EntryFrame entry={entry} level={level} head={<SignatureBlock declaration={entry.declaration} />}>
      <ParameterTable parameters={entry.parameters} of={listeners} />
      <ReturnTable returns={entry.returns} of={listeners} />
      <HandlerSample html={entry.handlerHtml} />
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
