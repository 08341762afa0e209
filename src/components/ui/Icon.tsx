const PATHS = {
  close: "M5 5l10 10M15 5L5 15",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  search: "M3.5 8.8a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0M12.8 12.8L17 17",
  chevron: "M6 8l4 4 4-4",
  back: "M16 10H4M9 5l-5 5 5 5",
  forward: "M4 10h12M11 5l5 5-5 5",
  sun:
    "M6.4 10a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M10 2v1.6M10 16.4V18M2 10h1.6M16.4 10H18M4.3 4.3l1.2 1.2" +
    "M14.5 14.5l1.2 1.2M4.3 15.7l1.2-1.2M14.5 5.5l1.2-1.2",
  moon: "M16.5 11.7A6.8 6.8 0 0 1 8.3 3.5a6.8 6.8 0 1 0 8.2 8.2z",
};

/** Icons have the colour of the text around them, and are hidden from screen readers: buttons have names. */
export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
