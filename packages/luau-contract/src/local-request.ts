/** Names of this machine that DNS rebinding cannot use, with an optional port. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/** Other sites must not reach our servers, neither directly (`Origin`) nor by DNS rebinding (`Host`). */
export const isLocalRequest = ({ headers: { host = "", origin } }: HttpRequest): boolean =>
  LOCAL.test(host) && (origin === undefined || LOCAL.test(origin.replace(/^https?:\/\//, "")));

interface HttpRequest {
  readonly headers: { readonly host?: string | undefined; readonly origin?: string | undefined };
}
