import type { EventEntry } from "../../../lib/reference/reference-props";
import { useTranslate } from "../../shell/shell-context";
import { EntryFrame } from "../entry/EntryFrame";
import { HandlerSample } from "./HandlerSample";
import { ParameterList } from "../signature/ParameterList";
import { ReturnList } from "../signature/ReturnList";
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
    <EntryFrame
      kind="event"
      entry={entry}
      level={level}
      head={<SignatureBlock declaration={entry.declaration} />}
    >
      <ParameterList parameters={entry.parameters} of={listeners} given />
      <ReturnList returns={entry.returns} of={listeners} />
      <HandlerSample html={entry.handlerHtml} />
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
