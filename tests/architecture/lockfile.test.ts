import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { version?: string; integrity?: string; optional?: boolean; link?: boolean };

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/**
 * Packages that would be installed without a checksum. Packages of other platforms that the registry never served have
 * none.
 */
const unchecked = (entries: Record<string, Entry>, isHere: (path: string) => boolean) =>
  Object.entries(entries)
    .filter(([path, { integrity, link, optional }]) => path && !integrity && !link && (!optional || isHere(path)))
    .map(([path]) => path);

test("every installed package has an integrity hash", () => {
  expect(unchecked(packages, existsSync)).toEqual([]);
});

test("the list of packages without a hash may only shrink", () => {
  expect(Object.entries(packages).filter(([path, { integrity }]) => path && !integrity).length).toBeLessThanOrEqual(32);
});

test("the check finds a package without a hash, an optional one only where it is installed", () => {
  const entries = {
    "": {},
    "node_modules/a": {},
    "node_modules/b": { optional: true },
    "node_modules/c": { optional: true },
  };
  expect(unchecked(entries, (path) => path.endsWith("b"))).toEqual(["node_modules/a", "node_modules/b"]);
});
