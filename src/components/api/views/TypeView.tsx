import type { TypeEntry } from "../../../lib/reference/reference-props";
import { EntryFrame } from "../entry/EntryFrame";
import { SignatureBlock } from "../signature/SignatureBlock";
import { UsedByList } from "../members/UsedByList";

interface Props {
  readonly entry: TypeEntry;
  readonly level: 1 | 3;
}

/** A type alias that is neither class, enum nor event. */
export function TypeView({ entry, level }: Props) {
  return (
    <EntryFrame
      kind="type"
      entry={entry}
      level={level}
      head={<SignatureBlock declaration={entry.declaration} />}
    >
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
