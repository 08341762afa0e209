import { LSPErrorCodes, ResponseError, type CancellationToken } from "vscode-languageserver";

export const CANCELLED = new ResponseError<void>(
  LSPErrorCodes.RequestCancelled,
  "The request was cancelled.",
);

/** Rejects with `CANCELLED` as soon as the client cancels the request; `work` may continue for others. */
export function unlessCancelled<T>(work: Promise<T>, token: CancellationToken): Promise<T> {
  return new Promise((resolve, reject) => {
    const listener = token.onCancellationRequested(() => reject(CANCELLED));
    const settle = (value: T): void => (token.isCancellationRequested ? reject(CANCELLED) : resolve(value));
    // A cancellation may be in the same chunk of input as the request.
    void work.then((value) => setImmediate(settle, value), reject).finally(() => listener.dispose());
  });
}
