import { afterName } from "../../../lib/reference/declaration-lines";
import { mergeSlots, toDispatch, type Dispatch } from "../../../lib/reference/overloads";
import type { FunctionEntry, Signature } from "../../../lib/reference/reference-props";
import { toText } from "../../../lib/reference/token-runs";
import { MdxTable } from "../../mdx/MdxTable";
import { useShell, useTranslate } from "../../shell/shell-context";
import { DetailList } from "../../ui/DetailList";
import { RichText } from "../../ui/RichText";
import { EntryFrame, type EntryProps } from "../entry/EntryFrame";
import { LinkList } from "../members/LinkList";
import { ParameterList, ReturnList } from "../signature/SlotLists";
import { SignatureText, TypeText } from "../signature/TokenText";
import * as frame from "../entry/EntryFrame.module.css";

interface Props extends EntryProps<FunctionEntry> {
  /** An entry above that has the same table of types. */
  readonly sameTable?: FunctionEntry | null;
}

/** The common parts of overloads are described once. */
export function FunctionView({ entry, level, sameTable = null }: Props) {
  const { signatures, method } = entry;
  const dispatch = toDispatch(signatures);
  const [first, ...others] = signatures;
  const { parameters, returns } = mergeSlots(signatures);
  return (
    <EntryFrame
      kind={method ? "method" : "function"}
      entry={entry}
      level={level}
      declaration={dispatch?.declaration ?? first?.declaration ?? null}
      copied={dispatch && signatures.map(({ declaration }) => toText(declaration.tokens)).join("\n")}
      head={dispatch === null && others.map((one, index) => <Overload key={index} signature={one} />)}
    >
      <OverloadTexts signatures={signatures} />
      {dispatch && (sameTable ? <SameTable as={sameTable} /> : <DispatchTable dispatch={dispatch} />)}
      <ParameterList parameters={parameters} isTyped={dispatch === null} />
      <ReturnList returns={returns} />
    </EntryFrame>
  );
}

function Overload({ signature: { declaration } }: { readonly signature: Signature }) {
  return (
    <p className={frame["head"]} data-signature="">
      <SignatureText declaration={declaration} />
    </p>
  );
}

function OverloadTexts({ signatures }: { readonly signatures: readonly Signature[] }) {
  const t = useTranslate();
  const described = signatures.filter(({ descriptionHtml }) => descriptionHtml !== "");
  if (described.length === 0) return null;
  const rows = described.map(({ declaration, descriptionHtml }, index) => ({
    key: String(index),
    term: <TypeText tokens={afterName(declaration).tokens} />,
    text: <RichText as="dd" html={descriptionHtml} />,
  }));
  return <DetailList caption={t("api.overloads")} rows={rows} />;
}

function SameTable({ as: { path: text, anchor } }: { readonly as: FunctionEntry }) {
  const t = useTranslate();
  const { path } = useShell();
  const title = t("api.sameTypes");
  return <LinkList title={title} links={[{ text, href: `${path}#${anchor}` }]} />;
}

/** For each string that a function accepts, the types of its other arguments. */
function DispatchTable({ dispatch: { names, rows } }: { readonly dispatch: Dispatch }) {
  return (
    <div className="prose">
      <MdxTable>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((types, index) => (
            <tr key={index}>
              {types.map((type, column) => (
                <td key={column}>
                  <TypeText tokens={type} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </MdxTable>
    </div>
  );
}
