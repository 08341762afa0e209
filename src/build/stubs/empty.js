/** Stands in for a module that Gatsby bundles and this site never runs. */
export {};
