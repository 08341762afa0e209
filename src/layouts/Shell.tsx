import type { ReactNode } from "react";
import Footer from "../theme/Footer";
import { Navbar } from "../components/navigation/Navbar";
import { AnnouncementBar } from "../components/shell/AnnouncementBar";
import { CrashedPage } from "../components/shell/CrashedPage";
import { FailureNotice } from "../components/shell/FailureNotice";
import { NavigationIndicator } from "../components/shell/NavigationIndicator";
import { ShellProvider, type Shell as ShellValue } from "../components/shell/shell-context";
import { SkipLink } from "../components/shell/SkipLink";

interface Props {
  readonly value: ShellValue;
  readonly children: ReactNode;
}

/** The frame around every page, which stays in the document when pages change. */
export function Shell({ value, children }: Props) {
  const { announcement } = value.site;
  return (
    <ShellProvider value={value}>
      <SkipLink />
      {announcement && <AnnouncementBar announcement={announcement} />}
      <Navbar />
      {children}
      <Footer footer={value.site.footer} locale={value.locale} />
      <NavigationIndicator />
      <FailureNotice />
      <CrashedPage />
    </ShellProvider>
  );
}
