export interface BudgetCheck {
  readonly table: string;
  readonly mistakes: readonly string[];
  readonly aboveBar: readonly string[];
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function checkBudget(folder: string): BudgetCheck;
