import type { Answers } from "./answers";
import type { HostAddress } from "./host";
import type { Takeover } from "./takeover/takeover";
import type { Repository } from "./repository";

export interface Site extends Answers {
  /** The documented engine or library: `my-engine`. */
  readonly subject: string;
  readonly title: string;
  /** The name of its reference: scripts are written for an engine, and programs with a library. */
  readonly reference: "Scripting reference" | "API reference";
  readonly repository: Repository | null;
  /** Where it will be published; null as long as its address is a placeholder. */
  readonly address: HostAddress | null;
  readonly takeover: Takeover | null;
}
