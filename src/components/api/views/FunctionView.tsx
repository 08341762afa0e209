import type { FunctionEntry, Signature } from "../../../lib/reference/reference-props";
import { RichText } from "../../ui/RichText";
import { EntryFrame } from "../entry/EntryFrame";
import { ParameterList } from "../signature/ParameterList";
import { ReturnList } from "../signature/ReturnList";
import { SignatureBlock } from "../signature/SignatureBlock";

interface Props {
  readonly entry: FunctionEntry;
  readonly level: 1 | 2 | 3 | 4;
}

/**
 * A function or method. One with overloads has the lists of each under the signature that they belong to.
 */
export function FunctionView({ entry, level }: Props) {
  const [only, second] = entry.signatures;
  const kind = entry.method ? "method" : "function";
  if (only && !second) {
    return (
      <EntryFrame
        kind={kind}
        entry={entry}
        level={level}
        head={<SignatureBlock declaration={only.declaration} />}
      >
        <CallLists signature={only} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame kind={kind} entry={entry} level={level} head={null}>
      {entry.signatures.map((signature, index) => (
        <div key={index}>
          <SignatureBlock declaration={signature.declaration} />
          <RichText html={signature.descriptionHtml} />
          <CallLists signature={signature} />
        </div>
      ))}
    </EntryFrame>
  );
}

function CallLists({ signature }: { readonly signature: Signature }) {
  return (
    <>
      <ParameterList parameters={signature.parameters} />
      <ReturnList returns={signature.returns} />
    </>
  );
}
