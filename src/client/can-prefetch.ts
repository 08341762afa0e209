/** Some browsers drop a prefetch without an event: on a slow line, or when readers save data. */
const patience = 5000;

/**
 * Whether the browser itself can load an address whose `fetch()` was rejected. Extensions and proxies refuse
 * scripts' requests alone, and fail in a script as a broken connection does. Null where the browser has no
 * prefetching to try it with.
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
