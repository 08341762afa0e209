import { Component, type ReactNode } from "react";
import { failedItem } from "../../lib/docs/check-navbar";
import type { DropdownEntry, NavbarItem } from "../../lib/site-config/schema";

interface Props {
  readonly item: NavbarItem | DropdownEntry;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Names the item of the configuration that fails to render, with the error as the cause. */
export class ItemBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    throw new Error(failedItem(this.props.item, failure.error), { cause: failure.error });
  }
}
