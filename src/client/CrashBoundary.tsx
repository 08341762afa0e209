import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isCrashed: boolean;
}

/** Removes what crashes while it renders, and says so. React has no other way than a class. */
export class CrashBoundary extends Component<Props, State> {
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
