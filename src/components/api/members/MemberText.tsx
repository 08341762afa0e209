import type { ReactNode } from "react";
import type { EntryDoc } from "../../../lib/reference/reference-props";
import { RichText } from "../../ui/RichText";
import { Badges } from "../entry/Badges";
import { DeprecationNote } from "../entry/DeprecationNote";

interface Props {
  readonly doc: EntryDoc;
  readonly children?: ReactNode;
}

export function MemberText({ doc, children }: Props) {
  return (
    <dd>
      <Badges doc={doc} />
      {doc.deprecated && <DeprecationNote deprecation={doc.deprecated} />}
      <RichText html={doc.descriptionHtml} folded />
      {children}
    </dd>
  );
}
