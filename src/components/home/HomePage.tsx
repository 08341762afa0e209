import type { HomeTexts, HomeWay, HomeSample as Sample, HomePicture } from "../../lib/content/home-texts";
import { SiteLink } from "../ui/SiteLink";
import * as cards from "../ui/CardList.module.css";
import * as styles from "./HomePage.module.css";
import { sampleHtml } from "../../lib/code-sample/render-sample";
import { TypeCards } from "../api/page/TypeCards";
import { tryButtonHtml, useDefinitions } from "../mdx/sample-tools";
import { usePageHref, useTranslate } from "../shell/shell-context";
import * as homeSampleStyles from "./HomeSample.module.css";

interface Props {
  readonly title: string;
  readonly tagline: string;
  readonly texts: HomeTexts;
}

export function HomePage({ title, tagline, texts }: Props) {
  const { lead, actions, scene, sample, features, ways } = texts;
  return (
    <>
      <div className={styles["hero"]}>
        <div className={styles["intro"]}>
          <h1 className={styles["title"]}>{title}</h1>
          <p className={`written ${styles["tagline"]}`}>{tagline}</p>
          {lead !== "" && <p className={`written ${styles["lead"]}`}>{lead}</p>}
          <p className={styles["actions"]}>
            {actions.map(({ label, to }, index) => (
              <SiteLink key={to} to={to} className={index === 0 ? "button" : styles["second"]}>
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
        {scene ? <Picture picture={scene} /> : sample && <HomeSample sample={sample} />}
      </div>
      {scene && sample && (
        <div className={styles["code"]}>
          <HomeSample sample={sample} />
        </div>
      )}
      <Features features={features} />
      {ways.length > 0 && (
        <ul className={`${cards["list"] ?? ""} ${styles["ways"] ?? ""}`}>
          {ways.map((way) => (
            <Way key={`${way.title} ${way.to}`} way={way} />
          ))}
        </ul>
      )}
    </>
  );
}

function Way({ way: { title, text, label, to } }: { readonly way: HomeWay }) {
  return (
    <li>
      <h2 className={styles["heading"]}>{label === null ? <SiteLink to={to}>{title}</SiteLink> : title}</h2>
      {text !== "" && <p className="written">{text}</p>}
      {label !== null && <SiteLink to={to}>{label}</SiteLink>}
    </li>
  );
}

function Features({ features }: Pick<HomeTexts, "features">) {
  if (features.length === 0) return null;
  return (
    <ul className={styles["features"]}>
      {features.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && <Picture picture={picture} />}
          <h2 className={styles["heading"]}>{title}</h2>
          <p className="written">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function HomeSample({ sample }: { readonly sample: Sample }) {
  const { title, caption, code, hrefs, picture } = sample;
  const t = useTranslate();
  const toHref = usePageHref();
  const definitions = useDefinitions();
  // Every character of the sample is escaped there.
  const html = sampleHtml(code, (symbol) => toHref(hrefs[symbol] ?? null));
  return (
    <figure className={homeSampleStyles["sample"]}>
      <TypeCards only="samples">
        <div className={homeSampleStyles["window"]}>
          <div className={homeSampleStyles["title"]}>
            <p>{title}</p>
            <span dangerouslySetInnerHTML={{ __html: tryButtonHtml(t, definitions) }} />
          </div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex --
              a scrolling box must be reachable by keyboard */}
          <pre tabIndex={0} role="group" aria-label={title}>
            <code className="code" dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </div>
      </TypeCards>
      {picture && <Picture picture={picture} />}
      <figcaption className={`written ${homeSampleStyles["caption"]}`}>{caption}</figcaption>
    </figure>
  );
}

function Picture({ picture: { alt, svg } }: { readonly picture: HomePicture }) {
  // The build has checked that there is no code in it.
  return (
    <div
      className={styles["picture"]}
      role="img"
      aria-label={alt}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
