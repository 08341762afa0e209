import type { EventEntry } from "../../../lib/reference/reference-props";
import { EntryFrame } from "../entry/EntryFrame";
import { ParameterList } from "../signature/ParameterList";
import { ReturnList } from "../signature/ReturnList";
import { SignatureBlock } from "../signature/SignatureBlock";
import { UsedByList } from "../members/UsedByList";
import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import * as styles from "./HandlerSample.module.css";

interface Props {
  readonly entry: EventEntry;
  /** 2 and 4 for a member of a class. */
  readonly level: 1 | 2 | 3 | 4;
}

/** An event, by what its listeners are given. */
export function EventView({ entry, level }: Props) {
  return (
    <EntryFrame
      kind="event"
      entry={entry}
      level={level}
      head={<SignatureBlock declaration={entry.declaration} />}
    >
      <ParameterList parameters={entry.parameters} given />
      <ReturnList returns={entry.returns} />
      {entry.handlerHtml !== null && <HandlerSample html={entry.handlerHtml} />}
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}

interface HandlerSampleProps {
  readonly html: string;
}

/** Code that hears an event, to begin with. */
function HandlerSample({ html }: HandlerSampleProps) {
  const t = useTranslate();
  return (
    <>
      <p className={styles["title"]}>{t({ id: "api.handler", message: "Listen to it" })}</p>
      <RichText html={html} />
    </>
  );
}
