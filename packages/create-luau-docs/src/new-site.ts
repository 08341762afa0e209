import type { Answers } from "./answers";
import type { Place } from "./host";
import type { Takeover } from "./takeover/takeover";
import type { Repository } from "./repository";

/** What the generated texts need to know. */
export interface Site extends Answers {
  /** What is documented: `my-engine`. */
  readonly subject: string;
  readonly title: string;
  /** What its reference is called: scripts are written for an engine, and programs with a library. */
  readonly reference: "Scripting reference" | "API reference";
  readonly repository: Repository | null;
  /** Where it will be published; null as long as its address is a placeholder. */
  readonly place: Place | null;
  /** What it takes over from the site that it replaces. */
  readonly takeover: Takeover | null;
}
