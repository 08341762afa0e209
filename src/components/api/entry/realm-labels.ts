import type { Declaration, Translate } from "../../../lib/i18n/translate";

/** A single realm with `only`, such as “Server only”; several by their names. */
export const realmLabels = (realms: readonly string[], t: Translate): readonly string[] => {
  const [first] = realms;
  if (first === undefined) return [];
  return realms.length === 1 ? [t(only(first))] : realms.map((realm) => t(nameOf(realm)));
};

function only(realm: string): Declaration {
  if (realm === "server") return { id: "api.serverOnly", message: "Server only" };
  return realm === "client"
    ? { id: "api.clientOnly", message: "Client only" }
    : { id: "api.pluginOnly", message: "Plugin only" };
}

function nameOf(realm: string): Declaration {
  if (realm === "server") return { id: "api.server", message: "Server" };
  return realm === "client"
    ? { id: "api.client", message: "Client" }
    : { id: "api.plugin", message: "Plugin" };
}
