import { createContext, useContext, type ReactNode } from "react";
import type { SymbolKind } from "luau-contract";
import { currentVersion } from "../../../lib/docs/registry";
import { afterName } from "../../../lib/reference/declaration-lines";
import type { Declaration, Entry, ErrorDoc } from "../../../lib/reference/reference-props";
import { toText } from "../../../lib/reference/token-runs";
import type { EntrySlotProps } from "../../../lib/theme/theme-slots";
import AfterEntry from "../../../theme/AfterEntry";
import BeforeEntry from "../../../theme/BeforeEntry";
import { useShell, useTranslate } from "../../shell/shell-context";
import { CodeName } from "../../ui/CodeName";
import { DetailList, TextList } from "../../ui/DetailList";
import { FormerAnchors } from "../../ui/FormerAnchors";
import { RichText } from "../../ui/RichText";
import { SignatureText, TypeText } from "../signature/TokenText";
import { Badges } from "./Badges";
import { CopyMenu } from "./CopyMenu";
import { DeprecationNote } from "./DeprecationNote";
import { SourceLink } from "./SourceLink";
import * as styles from "./EntryFrame.module.css";

/** The props of a component that shows an entry. */
export interface EntryProps<Shown> {
  readonly entry: Shown;
  /** 1 on a page of its own, 3 on its module's; 2 and 4 for members of a class there. */
  readonly level: 1 | 2 | 3 | 4;
}

interface Props extends EntryProps<Entry> {
  readonly kind: SymbolKind;
  readonly declaration: Declaration | null;
  readonly copied?: string | null;
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** The section is not a landmark: fifty of them would hide the page's. */
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

const ModuleContext = createContext("");

/** Provides the name of the module to the entries below. */
export const EntryModule = ModuleContext.Provider;

function useEntrySlot(kind: SymbolKind, { path: name, anchor, doc }: Entry): EntrySlotProps {
  const { docs, locale, path } = useShell();
  const module = useContext(ModuleContext);
  const version = currentVersion(docs, path).name;
  return { name, kind, module, anchor, path, version, locale, isDeprecated: doc.deprecated !== null };
}

/** A declaration that begins with a keyword, which its heading omits; otherwise empty. */
const wholeOf = (declaration: Declaration | null): string =>
  declaration?.tokens[0]?.kind === "keyword" ? toText(declaration.tokens) : "";

/** The type of an error is named only if it is not a string. */
function ErrorList({ errors }: { readonly errors: readonly ErrorDoc[] }) {
  const t = useTranslate();
  if (errors.length === 0) return null;
  const caption = t("api.errors");
  if (errors.every(({ type, descriptionHtml }) => toText(type) === "string" && descriptionHtml !== ""))
    return <TextList caption={caption} texts={errors.map(({ descriptionHtml }) => descriptionHtml)} />;
  const rows = errors.map(({ type, descriptionHtml }, index) => ({
    key: String(index),
    term: <TypeText tokens={type} />,
    text: <RichText as="dd" html={descriptionHtml} />,
  }));
  return <DetailList caption={caption} rows={rows} />;
}
