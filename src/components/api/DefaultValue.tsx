interface Props {
  readonly value: string | null;
}

/** The value that stands in for one that is left out. */
export function DefaultValue({ value }: Props) {
  if (value === null) return null;
  return (
    <p>
      Defaults to <code>{value}</code>.
    </p>
  );
}
