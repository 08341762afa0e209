import type { Sample } from "../code-sample/render-sample";

/** The texts of the home page, from `content/home`. */
export interface HomeTexts {
  readonly lead: string;
  readonly actions: readonly HomeLink[];
  readonly scene: HomePicture | null;
  readonly sample: HomeSample | null;
  readonly features: readonly HomeFeature[];
  readonly ways: readonly HomeWay[];
}

/** A picture as SVG, which the build has checked, and the text of what it shows. */
export interface HomePicture {
  readonly alt: string;
  readonly svg: string;
}

interface HomeFeature {
  readonly title: string;
  readonly text: string;
  readonly picture: HomePicture | null;
}

interface HomeLink {
  readonly label: string;
  /** Path of a page of this site. */
  readonly to: string;
}

export interface HomeWay {
  readonly title: string;
  readonly text: string;
  /** Words of the link; null if the title is the link. */
  readonly label: string | null;
  /** Path of a page of this site. */
  readonly to: string;
}

export interface HomeSample {
  readonly title: string;
  readonly caption: string;
  readonly code: Sample;
  /** Addresses of the API names in it, relative to the site's root. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** The description of the sample. */
  readonly picture: HomePicture | null;
}
