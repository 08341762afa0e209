/** The client code of `gatsby develop`, in which Gatsby renders and changes pages. */
import "../styles/global";
import { navigate, type GatsbyBrowser } from "gatsby";
import { pageMessages } from "../layouts/page-messages";
import { pagePathOf, shellOf, wrapPage } from "../layouts/wrap-page";
import { noStorage } from "../lib/browser/storage";
import { withoutBasePath } from "../lib/urls/base-path";
import { withPrefix } from "../lib/urls/with-prefix";
import { followLinks } from "./link-target";
import { startPage } from "./start-page";

const messages = pageMessages();

const change = (address: string, options: { readonly replace: boolean }): void =>
  void navigate(withoutBasePath(address, withPrefix("/")), options);

let page: ReturnType<typeof startPage> | null = null;

export const onClientEntry: NonNullable<GatsbyBrowser["onClientEntry"]> = () => {
  followLinks(change);
};

export const onRouteUpdate: NonNullable<GatsbyBrowser["onRouteUpdate"]> = () => {
  page ??= startPage((address) => change(address, { replace: true }));
  page.show();
};

/** The dialogs read the page from this attribute of the body, as in prerendered pages. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => {
  const path = pagePathOf(props);
  document.body.dataset["pagePath"] = path;
  return wrapPage(
    element,
    shellOf(path, () => messages, noStorage),
  );
};
