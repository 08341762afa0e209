import { MDXProvider } from "@mdx-js/react";
import { useMemo, type ReactNode } from "react";
import { inVersion } from "../../lib/docs/docs-place";
import ownComponents from "../../theme/mdx-components";
import { TypeCards } from "../api/page/TypeCards";
import { useWrittenLanguage } from "../shell/shell-context";
import { Admonition } from "./Admonition";
import { Api } from "./Api";
import { CodeSample } from "./CodeSample";
import { Details } from "./Details";
import { MdxHeading } from "./MdxHeading";
import { MdxImage } from "./MdxImage";
import { MdxLink } from "./MdxLink";
import { MdxColumnHead, MdxTable } from "./MdxTable";
import * as styles from "./MdxContent.module.css";
import { PageNamesProvider, toPageNames } from "./page-names";
import { Tab, Tabs } from "./Tabs";

interface Props {
  /** What names in the text lead to. */
  readonly names: Parameters<typeof toPageNames>[0];
  /** The docs version of the page, in which its links are meant. */
  readonly version?: Parameters<typeof inVersion>[0];
  /** The compiled MDX. */
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

/** The text of a guide or post. */
export function MdxContent({ names, version = null, children }: Props) {
  const found = useMemo(() => toPageNames(names, (href) => inVersion(version, href)), [names, version]);
  const language = useWrittenLanguage();
  return (
    <PageNamesProvider value={found}>
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
