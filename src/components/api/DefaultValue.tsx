import { saysDefault } from "../../lib/default-text";

interface Props {
  readonly value: string | null;
  /** The description that it stands under. */
  readonly under: string;
}

/** The value that stands in for one that is left out, unless the description says it already. */
export function DefaultValue({ value, under }: Props) {
  if (value === null || saysDefault(under)) return null;
  return (
    <p>
      Defaults to <code>{value}</code>.
    </p>
  );
}
