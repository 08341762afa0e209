import type { ConstantEntry } from "../../../lib/reference/reference-props";
import { EntryFrame } from "../entry/EntryFrame";
import { SignatureBlock } from "../signature/SignatureBlock";

interface Props {
  readonly entry: ConstantEntry;
  readonly level: 1 | 3;
}

/** A value that is no function. */
export function ConstantView({ entry, level }: Props) {
  return (
    <EntryFrame
      kind="constant"
      entry={entry}
      level={level}
      head={<SignatureBlock declaration={entry.declaration} />}
    />
  );
}
