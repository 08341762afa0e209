import type { ReactNode } from "react";
import type { SymbolKind } from "luau-contract";
import type { Entry } from "../../../lib/reference/reference-props";
import AfterEntry from "../../../theme/AfterEntry";
import BeforeEntry from "../../../theme/BeforeEntry";
import { AnchoredHeading } from "../../ui/AnchoredHeading";
import { CodeName } from "../../ui/CodeName";
import { RichText } from "../../ui/RichText";
import { AlsoCalled } from "./AlsoCalled";
import { Badges } from "./Badges";
import { CopyMenu } from "./CopyMenu";
import { DeprecationNote } from "./DeprecationNote";
import { useEntrySlot } from "./entry-slot";
import { ErrorList } from "../signature/ErrorList";
import { FormerAnchors } from "./FormerAnchors";
import { SourceLink } from "./SourceLink";
import * as styles from "./EntryFrame.module.css";

interface Props {
  readonly kind: SymbolKind;
  readonly entry: Entry;
  /** 3 for an entry of the module, 4 for a member of a class; 1 and 2 on the page of a class. */
  readonly level: 1 | 2 | 3 | 4;
  /** What it is declared as: signatures, a type. */
  readonly head: ReactNode;
  /** Lists under the description. */
  readonly children?: ReactNode;
}

/**
 * The second of one name on a page has its kind behind its anchor. Its section goes without a name, and is no
 * landmark: two of one name lead readers astray, and its heading says the same.
 */
const landmarkName = (anchor: string) => (anchor.includes("-") ? undefined : anchor);

/** What every entry has, in the same order: name, head, deprecation, description, lists, errors, source. */
export function EntryFrame({ kind, entry, level, head, children }: Props) {
  const { anchor, formerAnchors, path, doc, location } = entry;
  const slot = useEntrySlot(kind, entry);
  return (
    <section className={styles["entry"]} aria-labelledby={landmarkName(anchor)} data-entry="">
      <FormerAnchors anchors={formerAnchors} />
      <AnchoredHeading
        level={level}
        id={anchor}
        label={path}
        beside={
          <>
            <Badges doc={doc} />
            <span className={styles["actions"]}>
              <CopyMenu path={path} />
              <SourceLink label={path} location={location} />
            </span>
          </>
        }
      >
        <code data-symbol={kind} className={doc.deprecated ? styles["deprecated"] : undefined}>
          <CodeName name={path} />
        </code>
      </AnchoredHeading>
      <BeforeEntry {...slot} />
      {head}
      {doc.deprecated && <DeprecationNote deprecation={doc.deprecated} />}
      <RichText html={doc.descriptionHtml} />
      {children}
      <ErrorList errors={doc.errors} />
      <AlsoCalled aliases={doc.aliases} />
      <AfterEntry {...slot} />
    </section>
  );
}
