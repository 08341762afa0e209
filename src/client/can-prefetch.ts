/** Some browsers ignore a prefetch silently, with data saver or on a slow connection. */
const patience = 5000;

/**
 * Whether the browser can load an address whose `fetch()` was rejected: extensions and proxies may block
 * requests of scripts only, which a script cannot distinguish from a network error. Null if the browser does
 * not support prefetching.
 */
export function canPrefetch(address: string): Promise<boolean | null> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = (isLoaded: boolean | null) => () => {
      clearTimeout(timer);
      link.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(settle(null), patience);
    link.addEventListener("load", settle(true));
    link.addEventListener("error", settle(false));
    link.rel = "prefetch";
    link.href = address;
    document.head.append(link);
  });
}
