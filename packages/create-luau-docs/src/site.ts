import type { Answers } from "./answers";
import type { Repository } from "./repository";

/** What the generated texts need to know. */
export interface Site extends Answers {
  /** What is documented: `my-engine`. */
  readonly subject: string;
  readonly title: string;
  readonly repository: Repository | null;
}
