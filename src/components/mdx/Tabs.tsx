import { Children, isValidElement, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import * as styles from "./Tabs.module.css";

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One of several; it says what is in it, `Tabs` shows it. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

interface Props {
  /** What is chosen between, for screen readers: `Editor`. */
  readonly label?: string;
  readonly children: ReactNode;
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement<TabProps>(child) && child.type === Tab;

/**
 * Several texts of which a reader needs one. Arrow keys move between tabs, Home and End to the ends. Without scripts
 * all of them are shown one below the other, each under its label (see the style sheet).
 */
export function Tabs({ label = "Choices", children }: Props) {
  const tabs = Children.toArray(children).filter(isTab).map(({ props }) => props);
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const next = targetOf(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };
  return (
    <div className={styles["tabs"]}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div role="tablist" aria-label={label} className={styles["list"]} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label} type="button" role="tab" id={`${id}-tab-${index}`} aria-selected={index === chosen} aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1} onClick={() => setChosen(index)} ref={(element) => { buttons.current[index] = element; }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.label} role="tabpanel" id={`${id}-panel-${index}`} aria-labelledby={`${id}-tab-${index}`} className={styles["panel"]} data-chosen={index === chosen}>
          <p className={styles["label"]} aria-hidden="true">{tab.label}</p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}

function targetOf(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case "ArrowRight": return (chosen + 1) % count;
    case "ArrowLeft": return (chosen + count - 1) % count;
    case "Home": return 0;
    case "End": return count - 1;
    default: return null;
  }
}
