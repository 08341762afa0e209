import { Fragment } from "react";
import { nameParts } from "../../lib/reference/name-parts";

/** Lines may break before a name's capitals; copied text has no breaks. */
export function CodeName({ name }: { readonly name: string }) {
  return nameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
