export interface CheckoutGuard {
  readonly look: () => void;
  readonly stop: () => readonly string[];
}

export function guardCheckout(folder: string): CheckoutGuard | null;
