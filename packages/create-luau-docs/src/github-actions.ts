/** GitHub's actions, each at the commit of a release: a tag can be moved to other code. */
export const ACTIONS = {
  cache: "actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5",
  checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
  deployPages: "actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0",
  setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
  uploadPages: "actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0",
} as const;
