import type { EventEntry } from "../../../lib/reference/types";
import { useTranslate } from "../../shell/shell-context";
import { EntryFrame } from "../entry/EntryFrame";
import { HandlerSample } from "./HandlerSample";
import { ParameterTable } from "../signature/ParameterTable";
import { ReturnTable } from "../signature/ReturnTable";
import { SignatureBlock } from "../signature/SignatureBlock";
import { UsedByList } from "../members/UsedByList";

interface Props {
  readonly entry: EventEntry;
  /** 2 and 4 for a member of a class. */
  readonly level: 1 | 2 | 3 | 4;
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
