import type { ConstantEntry, Tokens } from "../../lib/reference";
import { DefaultValue } from "./DefaultValue";
import { EntryFrame } from "./EntryFrame";
import { SignatureBlock } from "./SignatureBlock";

interface Props {
  readonly entry: ConstantEntry;
}

/** A value that is no function. */
export function ConstantView({ entry }: Props) {
  const tokens: Tokens = [
    { text: entry.path, kind: "name", href: null },
    { text: ": ", kind: "punctuation", href: null },
    ...entry.type,
  ];
  return (
    <EntryFrame entry={entry} level={3} head={<SignatureBlock tokens={tokens} />}>
      <DefaultValue value={entry.defaultValue} under={entry.doc.descriptionHtml} />
    </EntryFrame>
  );
}
