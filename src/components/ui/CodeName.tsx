import { Fragment } from "react";
import { nameParts } from "../../lib/reference/name-parts";

interface Props {
  readonly name: string;
}

/** A name whose lines end before its capitals. Nothing of that is in what readers copy. */
export function CodeName({ name }: Props) {
  return nameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
