import { Children, isValidElement, useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./Tabs.module.css";

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

interface Props {
  readonly label?: string;
  readonly children: ReactNode;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> =>
  isValidElement<TabProps>(child) && child.type === Tab;

/** Arrow keys move between tabs (see src/behaviours). Without scripts, all panels are shown with labels. */
export function Tabs({ label = "Choices", children }: Props) {
  const tabs = Children.toArray(children)
    .filter(isTab)
    .map(({ props }) => props);
  const id = useId();
  return (
    <div className={styles["tabs"]}>
      <div role="tablist" aria-label={label} className={styles["list"]}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles["panel"]}
          data-chosen={index === 0}
        >
          <p className={styles["label"]} aria-hidden="true">
            {tab.label}
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}
