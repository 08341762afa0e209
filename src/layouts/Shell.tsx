import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import data from "site-data";
import { Footer } from "../components/navigation/Footer";
import { Navbar } from "../components/navigation/Navbar";
import { SearchHost } from "../components/search/SearchHost";
import { AnnouncementBar } from "../components/shell/AnnouncementBar";
import { CrashBoundary } from "../components/shell/CrashBoundary";
import { CrashedPage } from "../components/shell/CrashedPage";
import { ShellProvider, type Shell as ShellValue } from "../components/shell/shell-context";
import { SkipLink } from "../components/shell/SkipLink";
import { createPreferredVersion } from "../lib/docs/preferred-version";
import { translate, type Messages } from "../lib/i18n/translate";
import type { Storage } from "../lib/storage";

interface Props {
  /** The page's path in the default locale, without the site's base path. */
  readonly path: string;
  readonly locale: string;
  readonly messages: Messages;
  readonly storage: Storage;
  readonly children: ReactNode;
}

/** What surrounds every page and stays while pages come and go. */
export function Shell({ path, locale, messages, storage, children }: Props) {
  const value = useShellValue({ path, locale, messages, storage });
  const { announcement } = data.site;
  const crashed = (error: unknown, retry: () => void) => <CrashedPage error={error} retry={retry} t={(declaration, values) => translate(messages, declaration, values)} />;
  return (
    <CrashBoundary pageKey={path} fallback={crashed}>
      <ShellProvider value={value}>
        <SearchHost>
          <SkipLink />
          {announcement && <AnnouncementBar announcement={announcement} />}
          <Navbar />
          <CrashBoundary pageKey={path} fallback={crashed}>
            {children}
          </CrashBoundary>
          <Footer />
        </SearchHost>
      </ShellProvider>
    </CrashBoundary>
  );
}

function useShellValue({ path, locale, messages, storage }: Omit<Props, "children">): ShellValue {
  const preferred = useMemo(() => createPreferredVersion(storage, data.docs), [storage]);
  const preferredVersion = useSyncExternalStore(preferred.subscribe, preferred.get, () => null);
  return useMemo(
    () => ({ site: data.site, docs: data.docs, messages, locale, path, storage, preferredVersion, preferVersion: preferred.set }),
    [messages, locale, path, storage, preferredVersion, preferred],
  );
}
