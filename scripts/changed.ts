import { execFileSync } from "node:child_process";
import { isSource } from "./build.ts";
import { root } from "./run.ts";

/** The base commit, and what kind of files changed. */
export type Change = { base: string; changesSite: boolean; changesBrowserTests: boolean };

/** Since the merge base with `origin/main` or `main`, including uncommitted files. */
export function changeSinceMain(): Change {
  const main = git("branch", "--all", "--format=%(refname:short)").includes("origin/main") ? "origin/main" : "main";
  const [base = "HEAD"] = git("merge-base", "HEAD", main);
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return {
    base,
    changesSite: files.some((file) => isSource(file) || file.startsWith("scripts/")),
    changesBrowserTests: files.some((file) => /^tests\/(journeys|sweeps|browsers|support|faults)\//.test(file)),
  };
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
