import type { Guess } from "./guess-site";
import type { Platform } from "./detect-platform";
import type { Shapes } from "./detect-style";
import type { Host, HostAddress } from "./host";
import type { Repository } from "./repository";
import type { Takeover } from "./takeover/takeover";
import type { Template } from "./template";

export interface Answers {
  /** The site's folder, absolute. */
  readonly folder: string;
  readonly name: string;
  readonly template: Template;
  /** Whether each class, enum and function has its own page: a large file would be a page of megabytes. */
  readonly isSplit: boolean;
  /** Folders and globs of existing definitions, absolute; null for the template's own example. */
  readonly definitions: readonly string[] | null;
  /** The folder of the Moonwave or Docusaurus project whose site it replaces, absolute; null without one. */
  readonly project: string | null;
  readonly shapes: Shapes | null;
  /** The platform whose types the definitions use; null for an engine of its own. */
  readonly platform: Platform | null;
  /** Names of folders in the definitions that contain tests and the like. */
  readonly exclude: readonly string[];
  readonly about: Guess["about"];
  readonly host: Host | null;
}

export interface Site extends Answers {
  /** The documented engine or library: `my-engine`. */
  readonly subject: string;
  readonly title: string;
  /** The name of its reference: scripts are written for an engine, and programs with a library. */
  readonly reference: "Scripting reference" | "API reference";
  readonly repository: Repository | null;
  readonly address: HostAddress | null;
  readonly takeover: Takeover | null;
}
