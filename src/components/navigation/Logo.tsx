import type { ReactNode } from "react";
import { withPrefix } from "../../lib/urls/with-prefix";
import type { Logo as LogoConfig } from "../../lib/site-config/schema";
import { useShell, useTranslate } from "../shell/shell-context";
import { SiteLink } from "../ui/SiteLink";
import * as styles from "./Logo.module.css";

export function Logo() {
  const { site } = useShell();
  const t = useTranslate();
  const { logo, title } = site.navbar;
  const content = (
    <>
      {logo && <LogoImage logo={logo} />}
      {title !== "" && <span className={styles["title"]}>{title}</span>}
    </>
  );
  const name = t("navbar.home", { title: title === "" ? site.title : title });
  return (
    <LogoLink logo={logo ?? {}} name={name}>
      {content}
    </LogoLink>
  );
}

interface LinkProps {
  readonly logo: Partial<LogoConfig>;
  readonly name?: string;
  readonly children: ReactNode;
}

export function LogoLink({ logo: { href = "/", target }, name, children }: LinkProps) {
  const rel = href.startsWith("/") ? undefined : "noopener";
  return (
    <SiteLink className={styles["logo"]} to={href} target={target} rel={rel} aria-label={name}>
      {children}
    </SiteLink>
  );
}

/** Both variants are in the page, and the style sheet shows one: the theme may change at any time. */
export function LogoImage({ logo }: { readonly logo: LogoConfig }) {
  const { src, srcDark, alt, width = 32, height = 32 } = logo;
  if (srcDark === undefined) return <img src={address(src)} alt={alt} width={width} height={height} />;
  return (
    <>
      <img className={styles["light"]} src={address(src)} alt={alt} width={width} height={height} />
      <img className={styles["dark"]} src={address(srcDark)} alt={alt} width={width} height={height} />
    </>
  );
}

const address = (file: string) => (file.startsWith("/") ? withPrefix(file) : file);
