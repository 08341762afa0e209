import type { ClassEntry, Indexer, InheritedMembers, SymbolLink } from "../../lib/reference";
import { RichText } from "../ui/RichText";
import { SiteLink } from "../ui/SiteLink";
import { EntryFrame } from "./EntryFrame";
import { FunctionView } from "./FunctionView";
import { PropertyTable } from "./PropertyTable";
import { SignatureBlock } from "./SignatureBlock";
import { TypeText } from "./TypeText";
import * as styles from "./ClassView.module.css";

interface Props {
  readonly entry: ClassEntry;
}

/** A record or extern type with its members. */
export function ClassView({ entry }: Props) {
  return (
    <>
      <EntryFrame entry={entry} level={3} head={<SignatureBlock tokens={entry.tokens} />}>
        <PropertyTable properties={entry.properties} of={entry.path} />
        {entry.indexer && <IndexerNote indexer={entry.indexer} />}
        {entry.inherited.map((inherited) => (
          <InheritedList key={inherited.from.text} inherited={inherited} />
        ))}
      </EntryFrame>
      {entry.methods.length > 0 && (
        <div className={styles["methods"]}>
          {entry.methods.map((method) => (
            <FunctionView key={method.anchor} entry={method} level={4} />
          ))}
        </div>
      )}
    </>
  );
}

function IndexerNote({ indexer }: { readonly indexer: Indexer }) {
  return (
    <div className={styles["note"]}>
      <p>
        Indexed by <TypeText tokens={indexer.key} />, gives <TypeText tokens={indexer.value} />
        {indexer.access === "read" && " (read only)"}
        {indexer.access === "write" && " (write only)"}.
      </p>
      <RichText html={indexer.descriptionHtml} />
    </div>
  );
}

function InheritedList({ inherited: { from, members } }: { readonly inherited: InheritedMembers }) {
  return (
    <div className={styles["note"]}>
      <p>
        Inherited from <SymbolText link={from} />:
      </p>
      <ul className={styles["members"]}>
        {members.map((member) => (
          <li key={member.text}>
            <SymbolText link={member} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SymbolText({ link: { text, href } }: { readonly link: SymbolLink }) {
  return <code>{href === null ? text : <SiteLink to={href}>{text}</SiteLink>}</code>;
}
