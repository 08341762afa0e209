import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { ShownCard } from "./use-card-link";
import { useCardLink } from "./use-card-link";
import * as styles from "./TypeCards.module.css";

interface Props {
  readonly children: ReactNode;
}

/** Shows cards for the links of what is inside of it. It lies over the text, so that nothing moves. */
export function TypeCards({ children }: Props) {
  const { shown, close, listeners, keep, leave } = useCardLink();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    const touchElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("[role=tooltip]"))) close();
    };
    document.addEventListener("keydown", dismiss);
    document.addEventListener("pointerdown", touchElsewhere);
    return () => {
      document.removeEventListener("keydown", dismiss);
      document.removeEventListener("pointerdown", touchElsewhere);
    };
  }, [shown, close]);
  return (
    <div ref={frame} className={styles["frame"]} {...listeners}>
      {children}
      {shown && <CardView key={shown.card.anchor} shown={shown} onEnter={keep} onLeave={leave} />}
    </div>
  );
}

interface CardProps {
  readonly shown: ShownCard;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

function CardView({ shown: { link, card }, onEnter, onLeave }: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (element.current) place(element.current, link);
    link.setAttribute("aria-describedby", id);
    return () => link.removeAttribute("aria-describedby");
  }, [link, id]);
  return (
    <div ref={element} id={id} role="tooltip" className={styles["card"]} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <p className={styles["kind"]}>{card.kind}</p>
      <code>{card.head}</code>
      {card.summary !== "" && <p>{card.summary}</p>}
      {card.members.length > 0 && (
        <ul>
          {card.members.map((member) => (
            <li key={member}>
              <code>{member}</code>
            </li>
          ))}
          {card.more > 0 && <li>and {card.more} more</li>}
        </ul>
      )}
    </div>
  );
}

/** Under its link, above it where there is no room below, and never beyond the column. */
function place(card: HTMLElement, link: HTMLElement): void {
  const around = card.offsetParent?.getBoundingClientRect();
  const lines = link.getClientRects();
  const [first] = lines;
  const last = lines[lines.length - 1];
  if (!around || !first || !last) return;
  const below = last.bottom + card.offsetHeight <= window.innerHeight || first.top < card.offsetHeight;
  card.style.insetBlockStart = `${(below ? last.bottom : first.top - card.offsetHeight) - around.top}px`;
  card.style.left = `${Math.max(0, Math.min(first.left - around.left, around.width - card.offsetWidth))}px`;
}
