/** Gatsby renders a page's `Head` anew in browsers; here it comes with the page (../WrittenPageView.tsx). */
export const headHandlerForBrowser = (): void => undefined;
