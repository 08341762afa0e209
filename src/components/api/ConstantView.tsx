import type { ConstantEntry } from "../../lib/reference";
import { DefaultValue } from "./DefaultValue";
import { EntryFrame } from "./EntryFrame";
import { SignatureBlock } from "./SignatureBlock";

interface Props {
  readonly entry: ConstantEntry;
}

/** A value that is no function. */
export function ConstantView({ entry }: Props) {
  return (
    <EntryFrame entry={entry} level={3} head={<SignatureBlock declaration={entry.declaration} />}>
      <DefaultValue value={entry.defaultValue} under={entry.doc.descriptionHtml} />
    </EntryFrame>
  );
}
