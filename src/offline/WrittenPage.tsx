import { useMemo } from "react";

/** What stands between navbar and footer, as it was written. */
export function WrittenPage({ written }: { readonly written: Element }) {
  const html = useMemo(() => ({ __html: written.innerHTML }), [written]);
  return <div data-page="" dangerouslySetInnerHTML={html} />;
}
