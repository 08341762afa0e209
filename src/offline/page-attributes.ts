/** The attributes of the script's own element, which is available only while the script first runs. */
const { root = "" } = document.currentScript?.dataset ?? {};

/** The way from the page's file to the top of the copy: `../../`, or nothing for a file at the top. */
export const rootOfCopy = root;
