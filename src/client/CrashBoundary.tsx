import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isCrashed: boolean;
}

/** Removes a subtree that throws while rendering, and reports it. React requires a class for this. */
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
