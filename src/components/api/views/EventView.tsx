import type { EventEntry } from "../../../lib/reference/reference-props";
import { EntryFrame, type EntryProps } from "../entry/EntryFrame";
import { ParameterList, ReturnList } from "../signature/SlotLists";
import { UsedByList } from "../members/UsedByList";
import { useTranslate } from "../../shell/shell-context";
import { TextList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";

export function EventView({ entry, level }: EntryProps<EventEntry>) {
  const t = useTranslate();
  const { declaration, parameters, returns, handlerHtml, listenerType, usedBy } = entry;
  return (
    <EntryFrame kind="event" entry={entry} level={level} declaration={declaration}>
      {handlerHtml !== null && <RichText html={handlerHtml} />}
      <ParameterList parameters={parameters} ofListener />
      <ReturnList returns={returns} />
      {listenerType !== null && (
        <TextList caption={t("api.listenerType")} texts={[`<code>${listenerType}</code>`]} />
      )}
      <UsedByList usedBy={usedBy} />
    </EntryFrame>
  );
}
