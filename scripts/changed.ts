import { execFileSync } from "node:child_process";
import { isSource } from "./build.ts";
import { root } from "./run.ts";

/** What differs from main: the commit to compare with, and whether the site or what starts it is part of it. */
export type Change = { base: string; ofSite: boolean; ofBrowserTests: boolean };

/** Since the last commit shared with `origin/main`, or with `main` where there is no such branch; with what is not committed yet. */
export function changeSinceMain(): Change {
  const main = git("branch", "--all", "--format=%(refname:short)").includes("origin/main") ? "origin/main" : "main";
  const [base = "HEAD"] = git("merge-base", "HEAD", main);
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return {
    base,
    ofSite: files.some((file) => isSource(file) || file.startsWith("scripts/")),
    ofBrowserTests: files.some((file) => /^tests\/(journeys|sweeps|support|faults)\//.test(file)),
  };
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");
