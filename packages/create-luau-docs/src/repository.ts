/** The git repository that a new site will be part of. */
import path from "node:path";
import { readText } from "./disk";

export interface Repository {
  readonly folder: string;
  /** Its address in a browser; null if there is no remote, or not on a host. */
  readonly url: string | null;
  readonly branch: string;
}

export function findRepository(folder: string): Repository | null {
  const git = gitFolder(folder);
  const head = readText(path.join(git, "HEAD"));
  if (head === null) {
    const parent = path.dirname(folder);
    return parent === folder ? null : findRepository(parent);
  }
  // A worktree has the configuration of its repository.
  const config = readText(path.join(git, "config")) ?? readText(path.join(git, "../../config")) ?? "";
  const remote = /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(config)?.[1];
  return {
    folder,
    url: remote === undefined ? null : browserUrl(remote),
    branch: /^ref: refs\/heads\/(\S+)/.exec(head)?.[1] ?? "main",
  };
}

/** In a worktree or submodule, `.git` is a file that names the folder. */
function gitFolder(folder: string): string {
  const git = path.join(folder, ".git");
  const [, named] = /^gitdir: (.+)/.exec(readText(git) ?? "") ?? [];
  return named === undefined ? git : path.resolve(folder, named);
}

/** `git@github.com:me/engine.git` → `https://github.com/me/engine`, without credentials. */
export function browserUrl(remote: string): string | null {
  const [, host, name] =
    /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/]([\w./~-]+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  return host === undefined || name === undefined ? null : `https://${host}/${name}`;
}
