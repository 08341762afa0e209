import type { TypeEntry } from "../../lib/reference";
import { EntryFrame } from "./EntryFrame";
import { SignatureBlock } from "./SignatureBlock";
import { UsedByList } from "./UsedByList";

interface Props {
  readonly entry: TypeEntry;
  readonly level: 1 | 3;
}

/** A type alias that is neither class, enum nor event. */
export function TypeView({ entry, level }: Props) {
  return (
    <EntryFrame entry={entry} level={level} head={<SignatureBlock declaration={entry.declaration} />}>
      <UsedByList usedBy={entry.usedBy} />
    </EntryFrame>
  );
}
