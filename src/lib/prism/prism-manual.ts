/** Imported before Prism, which would otherwise highlight the page again when it is loaded in a browser. */
Object.assign(globalThis, { Prism: { manual: true } });
