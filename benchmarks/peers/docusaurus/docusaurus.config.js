/** The same pages with Docusaurus, as it comes: no search, no blog. */
module.exports = {
  title: "Peer",
  url: "https://peer.example",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  onBrokenAnchors: "ignore",
  markdown: { format: "md" },
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: undefined }, blog: false }]],
};
