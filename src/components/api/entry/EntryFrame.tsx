import type { ReactNode } from "react";
import type { SymbolKind } from "luau-contract";
import type { Declaration, Entry, ErrorDoc } from "../../../lib/reference/reference-props";
import AfterEntry from "../../../theme/AfterEntry";
import BeforeEntry from "../../../theme/BeforeEntry";
import { CodeName } from "../../ui/CodeName";
import { RichText } from "../../ui/RichText";
import { Badges } from "./Badges";
import { CopyMenu } from "./CopyMenu";
import { DeprecationNote } from "./DeprecationNote";
import { useEntrySlot } from "./entry-slot";
import { FormerAnchors } from "./FormerAnchors";
import { SourceLink } from "./SourceLink";
import * as styles from "./EntryFrame.module.css";
import { afterName } from "../../../lib/reference/declaration-lines";
import { toText } from "../../../lib/reference/token-runs";
import { useTranslate } from "../../shell/shell-context";
import { DetailList, TextList } from "../../ui/DetailList";
import { SignatureText } from "../signature/SignatureText";
import { TypeText } from "../signature/TypeText";

interface Props {
  readonly kind: SymbolKind;
  readonly entry: Entry;
  /** 3 for an entry of the module, 4 for a member of a class; 1 and 2 on the page of a class. */
  readonly level: 1 | 2 | 3 | 4;
  /** The signature or type; null where the name suffices. */
  readonly declaration: Declaration | null;
  /** What is copied as the signature, unless it is the heading's text. */
  readonly copied?: string | null;
  /** Further signatures. */
  readonly head?: ReactNode;
  /** Lists under the description. */
  readonly children?: ReactNode;
}

/**
 * The parts of every entry, in the same order. Its section is not a landmark: fifty of them would hide the
 * page's.
 */
export function EntryFrame({ kind, entry, level, declaration, copied, head, children }: Props) {
  const { anchor, formerAnchors, path, doc, location } = entry;
  const slot = useEntrySlot(kind, entry);
  const Heading = `h${level}` as const;
  return (
    <section className={styles["entry"]} data-entry="">
      <FormerAnchors anchors={formerAnchors} />
      <div className={styles["title"]} data-title="">
        <Heading id={anchor} className={styles["head"]} data-signature={copied ?? wholeOf(declaration)}>
          <a
            data-symbol={kind}
            className={doc.deprecated ? styles["deprecated"] : undefined}
            href={`#${anchor}`}
          >
            <CodeName name={path} />
          </a>
          {declaration !== null && <SignatureText declaration={afterName(declaration)} />}
        </Heading>
        <Badges doc={doc} />
        <span className={styles["actions"]}>
          <CopyMenu path={path} />
          <SourceLink label={path} location={location} />
        </span>
      </div>
      <BeforeEntry {...slot} />
      {head}
      {doc.deprecated && <DeprecationNote deprecation={doc.deprecated} />}
      <RichText html={doc.descriptionHtml} folded />
      {children}
      <ErrorList errors={doc.errors} />
      <AfterEntry {...slot} />
    </section>
  );
}

/** A declaration that begins with a keyword, which its heading omits; otherwise empty. */
const wholeOf = (declaration: Declaration | null): string =>
  declaration?.tokens[0]?.kind === "keyword" ? toText(declaration.tokens) : "";

/** The type of an error is named only if it is not a string. */
function ErrorList({ errors }: { readonly errors: readonly ErrorDoc[] }) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  const caption = t({ id: "api.errors", message: "Errors" });
  if (errors.every(({ type, descriptionHtml }) => toText(type) === "string" && descriptionHtml !== ""))
    return <TextList caption={caption} texts={errors.map(({ descriptionHtml }) => descriptionHtml)} />;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    term: <TypeText tokens={type} />,
    text: descriptionHtml === "" ? null : <RichText as="dd" html={descriptionHtml} />,
  }));
  return <DetailList caption={caption} rows={rows} />;
}
