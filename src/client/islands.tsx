/**
 * The React parts of a page: the search dialog and the mobile sidebar. Fetched when the reader is about to
 * open one of them (see dialogs.ts).
 */
import { useMemo, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import MobileSidebar from "../components/mobile-menu/MobileSidebar";
import { SearchDialogWithTexts } from "../components/search/SearchDialogWithTexts";
import { ShellProvider } from "../components/shell/shell-context";
import { pageMessages } from "../layouts/page-messages";
import { shellOf } from "../layouts/wrap-page";
import { createLocalStorage } from "../lib/browser/storage";
import { CrashBoundary } from "./CrashBoundary";
import { searchEngine } from "./page-search-engine";

export type Dialog =
  | { readonly kind: "search"; readonly query: string }
  | { readonly kind: "menu"; readonly id: string };

export interface DialogEvents {
  readonly onClose: () => void;
  readonly onCrash: () => void;
}

const messages = pageMessages();
const storage = createLocalStorage(() => undefined);
const place = document.body.appendChild(document.createElement("div"));
const root = createRoot(place);
let opened = 0;

/** Shows a dialog in place of the open one; null closes it. */
export function showDialog(dialog: Dialog | null, events: DialogEvents): void {
  opened += 1;
  // Rendered synchronously: the next key is for the dialog's field.
  flushSync(() => root.render(dialog && <Island key={opened} dialog={dialog} {...events} />));
}

function Island({ dialog, onClose, onCrash }: DialogEvents & { readonly dialog: Dialog }): ReactNode {
  const shell = useMemo(() => shellOf(document.body.dataset["pagePath"] ?? "/", () => messages, storage), []);
  return (
    <CrashBoundary onCrash={onCrash}>
      <ShellProvider value={shell}>
        {dialog.kind === "menu" ? (
          <MobileSidebar id={dialog.id} onClose={onClose} />
        ) : (
          <SearchDialogWithTexts engine={searchEngine} initialQuery={dialog.query} onClose={onClose} />
        )}
      </ShellProvider>
    </CrashBoundary>
  );
}
