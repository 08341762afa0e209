import type { FunctionEntry, Signature } from "../../../lib/reference/types";
import { RichText } from "../../ui/RichText";
import { EntryFrame } from "../entry/EntryFrame";
import { ParameterTable } from "../signature/ParameterTable";
import { ReturnTable } from "../signature/ReturnTable";
import { SignatureBlock } from "../signature/SignatureBlock";

interface Props {
  readonly entry: FunctionEntry;
  readonly level: 1 | 2 | 3 | 4;
}

/**
 * A function or method. One with overloads has the tables of each under the signature that they belong to.
 */
export function FunctionView({ entry, level }: Props) {
  const [only, second] = entry.signatures;
  if (only && !second) {
    return (
      <EntryFrame entry={entry} level={level} head={<SignatureBlock declaration={only.declaration} />}>
        <CallTables signature={only} of={entry.path} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame entry={entry} level={level} head={null}>
      {entry.signatures.map((signature, index) => (
        <div key={index}>
          <SignatureBlock declaration={signature.declaration} />
          <RichText html={signature.descriptionHtml} />
          <CallTables signature={signature} of={`${entry.path}, overload ${index + 1}`} />
        </div>
      ))}
    </EntryFrame>
  );
}

function CallTables({ signature, of }: { readonly signature: Signature; readonly of: string }) {
  return (
    <>
      <ParameterTable parameters={signature.parameters} of={of} />
      <ReturnTable returns={signature.returns} of={of} />
    </>
  );
}
