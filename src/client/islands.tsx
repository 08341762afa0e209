/** The React parts of a page, fetched when the reader is about to open one of them (see dialogs.ts). */
import { useMemo, type ReactNode, Component, type ErrorInfo } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import MobileSidebar from "../components/mobile-menu/MobileSidebar";
import { ShellProvider } from "../components/shell/shell-context";
import { pageMessages } from "../layouts/page-messages";
import { shellOf } from "../layouts/wrap-page";
import { createLocalStorage } from "../lib/browser/storage";
import texts from "search-texts";
import type { SearchEngine } from "../components/search/engine/engine-over";
import { SearchDialog } from "../components/search/SearchDialog";

export type Dialog =
  | { readonly kind: "search"; readonly query: string }
  | { readonly kind: "menu"; readonly id: string };

interface DialogContext {
  readonly engine: SearchEngine;
  readonly onClose: () => void;
  readonly onCrash: () => void;
}

/** A page of another locale than the default one contains its own. */
const messages = { ...texts, ...pageMessages() };
const storage = createLocalStorage(() => undefined);
const container = document.body.appendChild(document.createElement("div"));
const root = createRoot(container);
let openCount = 0;

export function showDialog(dialog: Dialog | null, context: DialogContext): void {
  openCount += 1;
  // Rendered synchronously: the next key is for the dialog's field.
  flushSync(() => root.render(dialog && <Island key={openCount} dialog={dialog} {...context} />));
}

function Island({
  dialog,
  engine,
  onClose,
  onCrash,
}: DialogContext & { readonly dialog: Dialog }): ReactNode {
  const shell = useMemo(() => shellOf(document.body.dataset["pagePath"] ?? "/", () => messages, storage), []);
  return (
    <CrashBoundary onCrash={onCrash}>
      <ShellProvider value={shell}>
        {dialog.kind === "menu" ? (
          <MobileSidebar id={dialog.id} onClose={onClose} />
        ) : (
          <SearchDialog engine={engine} initialQuery={dialog.query} onClose={onClose} />
        )}
      </ShellProvider>
    </CrashBoundary>
  );
}

interface Props {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isCrashed: boolean;
}

/** Removes a subtree that throws while rendering, and reports it. React requires a class for this. */
class CrashBoundary extends Component<Props, State> {
  override state: State = { isCrashed: false };

  static getDerivedStateFromError(): State {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("A dialog crashed.", error, info.componentStack);
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.isCrashed ? null : this.props.children;
  }
}
