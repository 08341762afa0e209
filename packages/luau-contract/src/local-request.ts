/** The names that no other site can give to this machine, with a port. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/**
 * Whether a request comes from a program or a page of this machine. A page of another site must not reach our
 * servers: neither directly (`Origin`), nor by a name of its own that leads to this machine (`Host`; DNS
 * rebinding).
 */
export const isLocalRequest = ({ headers: { host = "", origin } }: HttpRequest): boolean =>
  LOCAL.test(host) && (origin === undefined || LOCAL.test(origin.replace(/^https?:\/\//, "")));

/** The part of Node's request that is used. */
interface HttpRequest {
  readonly headers: { readonly host?: string | undefined; readonly origin?: string | undefined };
}
