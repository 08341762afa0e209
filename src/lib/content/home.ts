import type { Sample } from "../code-sample/render-sample";

/** The texts of the home page, from `content/home`. */
export interface HomeTexts {
  readonly lead: string;
  readonly actions: readonly HomeLink[];
  readonly sample: HomeSample | null;
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly ways: readonly (HomeLink & { readonly title: string; readonly text: string })[];
}

export interface HomeLink {
  readonly label: string;
  /** Path of a page of this site. */
  readonly to: string;
}

export interface HomeSample {
  readonly title: string;
  readonly caption: string;
  readonly code: Sample;
  /** Addresses of the API names in it, relative to the site's root. */
  readonly hrefs: Readonly<Record<string, string>>;
}
