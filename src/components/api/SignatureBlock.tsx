import type { Tokens } from "../../lib/reference";
import { layOutSignature } from "../../lib/signature-layout";
import { TokenList } from "./TokenList";
import * as styles from "./SignatureBlock.module.css";

interface Props {
  readonly tokens: Tokens;
}

/** What fits into the reading column; narrower screens wrap. */
const width = 76;

/** The head of an entry as it is declared. */
export function SignatureBlock({ tokens }: Props) {
  return (
    <pre className={styles["block"]}>
      <code>
        {layOutSignature(tokens, width).map(({ indent, tokens: line }, index) => (
          <span key={index} className={styles["line"]}>
            {"  ".repeat(indent)}
            <TokenList tokens={line} />
            {"\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}
