import type { ComponentPropsWithoutRef } from "react";
import { decodedPath } from "../../lib/urls/decoded";
import { SiteLink } from "../ui/SiteLink";
import { usePageNames } from "./page-names";

/** A link in running text: to a file of the content folder, within the site, or to anywhere else. */
export function MdxLink({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) {
  const { files, inVersion } = usePageNames();
  const target = files.get(decodedPath(href)) ?? inVersion(href);
  if (target.startsWith("/") && !target.startsWith("//")) {
    return (
      <SiteLink to={target} {...rest}>
        {children}
      </SiteLink>
    );
  }
  const elsewhere = /^https?:/.test(target) ? { rel: "noopener" } : {};
  return (
    <a href={target} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
