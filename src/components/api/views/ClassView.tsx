import type { ClassEntry, Indexer } from "../../../lib/reference/types";
import { toMethodGroup } from "../../../lib/reference/sections";
import { useTranslate } from "../../shell/shell-context";
import { RichText } from "../../ui/RichText";
import { EntryFrame } from "../entry/EntryFrame";
import { FunctionView } from "./FunctionView";
import { InheritedList } from "../members/InheritedList";
import { Overview } from "../members/Overview";
import { PropertyTable } from "../members/PropertyTable";
import { SignatureBlock } from "../signature/SignatureBlock";
import { TypeText } from "../signature/TypeText";
import { UsedByList } from "../members/UsedByList";
import * as styles from "./ClassView.module.css";

interface Props {
  readonly entry: ClassEntry;
  /** 1 where the class has the page to itself. */
  readonly level: 1 | 3;
}

/** A record or extern type with its members. */
export function ClassView({ entry, level }: Props) {
  const t = useTranslate();
  return (
    <>
      <EntryFrame entry={entry} level={level} head={<SignatureBlock declaration={entry.declaration} />}>
        {level === 1 && entry.methods.length > 1 && <Overview groups={[toMethodGroup(entry.methods, t)]} />}
        <PropertyTable properties={entry.properties} of={entry.path} />
        {entry.indexer && <IndexerNote indexer={entry.indexer} />}
        {entry.inherited.map((inherited) => (
          <InheritedList key={inherited.from.text} inherited={inherited} />
        ))}
        <UsedByList usedBy={entry.usedBy} />
      </EntryFrame>
      {entry.methods.length > 0 && (
        <div className={level === 1 ? undefined : styles["methods"]}>
          {entry.methods.map((method) => (
            <FunctionView key={method.anchor} entry={method} level={level === 1 ? 2 : 4} />
          ))}
        </div>
      )}
    </>
  );
}

function IndexerNote({ indexer }: { readonly indexer: Indexer }) {
  const t = useTranslate();
  return (
    <div className={styles["note"]}>
      <p>
        {t({ id: "api.indexedBy", message: "Indexed by" })} <TypeText tokens={indexer.key} />,{" "}
        {t({ id: "api.indexedGives", message: "returns" })} <TypeText tokens={indexer.value} />.
        {indexer.access === "read" && ` ${t({ id: "api.readOnly", message: "Read only." })}`}
        {indexer.access === "write" && ` ${t({ id: "api.writeOnly", message: "Write only." })}`}
      </p>
      <RichText html={indexer.descriptionHtml} />
    </div>
  );
}
