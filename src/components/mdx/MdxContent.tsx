import { MDXProvider } from "@mdx-js/react";
import { useMemo, type ReactNode, type ComponentPropsWithoutRef, isValidElement } from "react";
import { inVersion } from "../../lib/docs/doc-location";
import { decodedPath } from "../../lib/urls/paths";
import ownComponents from "../../theme/mdx-components";
import { TypeCards } from "../api/page/TypeCards";
import { useWrittenLanguage, useTranslate } from "../shell/shell-context";
import { Admonition } from "./Admonition";
import { Api } from "./Api";
import { CodeSample } from "./CodeSample";
import { Details } from "./Details";
import { MdxColumnHead, MdxTable } from "./MdxTable";
import * as styles from "./MdxContent.module.css";
import { PageNamesProvider, toPageNames, usePageNames } from "./page-names-context";
import { Tab, Tabs } from "./Tabs";
import { SiteLink } from "../ui/SiteLink";
import { AnchoredHeading } from "../ui/AnchoredHeading";

interface Props {
  readonly names: Parameters<typeof toPageNames>[0];
  /** The docs version of the page, in which its links are meant. */
  readonly version?: Parameters<typeof inVersion>[0];
  readonly children: ReactNode;
}

/** Elements of Markdown, and the components that authors may use. The site's own take precedence. */
const components = {
  a: MdxLink,
  h2: MdxHeading(2),
  h3: MdxHeading(3),
  h4: MdxHeading(4),
  table: MdxTable,
  th: MdxColumnHead,
  Admonition,
  Api,
  CodeSample,
  Details,
  MdxImage,
  MdxLink,
  Tab,
  Tabs,
  ...ownComponents,
};

export function MdxContent({ names, version = null, children }: Props) {
  const pageNames = useMemo(() => toPageNames(names, (href) => inVersion(version, href)), [names, version]);
  const language = useWrittenLanguage();
  return (
    <PageNamesProvider value={pageNames}>
      <MDXProvider components={components}>
        <TypeCards only="samples">
          <div className={`prose ${styles["text"]}`} {...language}>
            {children}
          </div>
        </TypeCards>
      </MDXProvider>
    </PageNamesProvider>
  );
}

function MdxLink({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) {
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

/** The build has measured it, so that the page does not move when the picture arrives. */
function MdxImage({ alt = "", ...rest }: ComponentPropsWithoutRef<"img">) {
  return <img alt={alt} {...rest} loading="lazy" decoding="async" />;
}

function MdxHeading(level: 2 | 3 | 4) {
  return function Heading({ id, children }: ComponentPropsWithoutRef<"h2">) {
    if (id === "footnote-label") return <FootnotesHeading id={id} />;
    // Headings get their ids from rehype-slug; one written as an element has none, and nothing to link to.
    if (id === undefined) return <p>{children}</p>;
    return (
      <AnchoredHeading level={level} id={id} label={plainText(children)}>
        {children}
      </AnchoredHeading>
    );
  };
}

/** Markdown adds the footnotes under a heading of its own, in English. */
function FootnotesHeading({ id }: { readonly id: string }) {
  return <h2 id={id}>{useTranslate()("page.footnotes")}</h2>;
}

function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  if (isValidElement<{ readonly children?: ReactNode }>(node)) return plainText(node.props.children);
  return "";
}
