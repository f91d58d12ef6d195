import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyByNonce, policyOfCachedPages } from "@/lib/server/content-policy";
import { firstPaint } from "@/lib/server/first-paint";
import { loader } from "@/lib/server/late-scripts";
import { liveFigures } from "@/lib/server/live-figures";
import { speculation } from "@/lib/server/speculation";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptsIn = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ").toSorted();

test("a cached page may run our inline scripts and what they insert, nothing else", () => {
  const own = [firstPaint, liveFigures, loader, speculation].map(hashOf);
  expect(scriptsIn(policyOfCachedPages)).toEqual([...own, "'strict-dynamic'"].toSorted());
});

test("a page for one person may run the scripts with its nonce too", () => {
  const own = [firstPaint, liveFigures].map(hashOf);
  expect(scriptsIn(policyByNonce("once"))).toEqual([...own, "'nonce-once'", "'strict-dynamic'"].toSorted());
});
