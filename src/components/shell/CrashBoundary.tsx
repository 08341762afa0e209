import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Another key is another page: what happened on the last one is over. */
  readonly pageKey: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps an error in a page from taking the whole site with it. React has no other way than a class. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("The page crashed.", error, info.componentStack);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failure && previous.pageKey !== this.props.pageKey) this.retry();
  }

  private readonly retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
