/** Gatsby's list of the templates' programs, by name. In browsers it is the same one for all of them. */
import WrittenPageView from "../WrittenPageView";

const load = () => Promise.resolve({ default: WrittenPageView });

const components: Readonly<Record<string, typeof load>> = new Proxy({}, { get: () => load });

export default { components };
