/** Fetches a file. Rejects if the server does not respond, or responds with an error. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}

/** Calls `load` once for each key; again after a failure. */
export function loadOnce<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? load(key);
    values.set(key, value);
    value.catch(() => values.delete(key));
    return value;
  };
}
