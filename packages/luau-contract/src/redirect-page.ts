/** A page that redirects to its successor without rules of the host. */
interface RedirectPage {
  readonly title: string;
  readonly href: string;
  readonly canonical: string;
}

/** Browsers drop the anchor when they follow a refresh; the same code in each page keeps it. */
export const redirectScript = `const [a] = document.links;
if (location.hash) {
  a.hash ||= location.hash;
  location.replace(a.href);
}`;

/** The page's HTML. Without scripts, readers lose the anchor of the old address. */
export const redirectPage = ({ title, href, canonical }: RedirectPage): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved to ${escape(title)}</title>
<meta name="description" content="This page is now ${escape(title)}.">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(canonical)}">
<meta http-equiv="refresh" content="0; url=${escape(href)}">
</head>
<body>
<main>
<h1>Moved</h1>
<p>This page is now <a href="${escape(href)}">${escape(title)}</a>.</p>
</main>
<script>${redirectScript}</script>
</body>
</html>
`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
