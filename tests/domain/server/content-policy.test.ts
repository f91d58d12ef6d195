import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyByHash } from "@/lib/server/content-policy";
import { firstPaint } from "@/lib/server/first-paint";
import { loader } from "@/lib/server/late-scripts";
import { speculation } from "@/lib/server/speculation";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
const pageWith = (...scripts: string[]) => `<!doctype html><body>${scripts.join("")}</body></html>`;

test("own scripts may run, and data blocks are not scripts", () => {
  const policy = policyByHash(
    pageWith(
      `<script>${firstPaint}</script><script>${loader}</script>`,
      `<script type="speculationrules">${speculation("player")}</script>`,
      '<script type="application/ld+json">{"a":1}</script>',
    ),
  );
  for (const text of [firstPaint, loader, speculation("player")]) expect(policy).toContain(hashOf(text));
  expect(policy).not.toContain(hashOf('{"a":1}'));
});

test.each([
  "<script>alert(1)</script>",
  '<SCRIPT foo="bar">alert(1)</SCRIPT>',
  '<script type="speculationrules">alert(1)</script>',
])("a script that is none of ours does not run: %s", (script) => {
  const policy = policyByHash(pageWith(`<script>${firstPaint}</script>`, script));
  expect(policy).not.toContain(hashOf("alert(1)"));
  expect(policy).toContain(`script-src 'sha256-${hashOf(firstPaint)}' 'strict-dynamic'`);
});
