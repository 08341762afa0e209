import { saysDefault } from "../../../lib/reference/default-text";
import { useTranslate } from "../../shell/shell-context";

interface Props {
  readonly value: string | null;
  /** The description that it stands under. */
  readonly under: string;
}

/** The value that stands in for one that is left out, unless the description says it already. */
export function DefaultValue({ value, under }: Props) {
  const t = useTranslate();
  const [before, after] = t({ id: "api.defaultsTo", message: "Defaults to {value}." }).split("{value}");
  if (value === null || saysDefault(under)) return null;
  return (
    <p>
      {before}
      <code>{value}</code>
      {after}
    </p>
  );
}
