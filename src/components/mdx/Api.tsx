import { toText } from "../../lib/reference/token-runs";
import { TokenList } from "../api/signature/TokenText";
import { useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./Api.module.css";
import { usePageNames } from "./page-names-context";

interface Props {
  readonly symbol: string;
  /** Shown in place of the name, such as a call without arguments. */
  readonly text?: string;
  /** A box with signature and summary, rather than the name in the text. */
  readonly block?: boolean;
}

/** A name of the API; the build has checked that it exists. */
export function Api({ symbol, text = symbol, block = false }: Props) {
  const t = useTranslate();
  const entry = usePageNames().api.get(symbol);
  // In development, a name may be missing while the build's message about it is on the screen.
  if (entry === undefined) return <code>{text}</code>;
  const signature = toText(entry.tokens);
  if (!block) {
    return (
      <SiteLink to={entry.href} title={signature}>
        <code>{text}</code>
      </SiteLink>
    );
  }
  return (
    <div className={styles["block"]}>
      <code className={styles["signature"]}>
        <TokenList tokens={entry.tokens} />
      </code>
      <p className={`written ${styles["summary"]}`}>
        {entry.summary} <SiteLink to={entry.href}>{t("sample.reference", { name: symbol })}</SiteLink>
      </p>
    </div>
  );
}
