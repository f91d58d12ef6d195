import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const rules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(resolve(".dependency-cruiser.cjs"));
const cruiser = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

/** For each rule, files that break it. */
const offenders: Record<string, Record<string, string>> = {
  "no-cycles": { "lib/platform/a.ts": 'export * from "./b";', "lib/platform/b.ts": 'export * from "./a";' },
  "nothing-unresolved": { "lib/platform/lost.ts": 'export * from "./nowhere";' },
  "nobody-imports-app": { "components/ui/x.ts": 'export * from "@/app/page";', "app/page.ts": "export const x = 1;" },
  "lib-has-no-markup": {
    "lib/platform/x.ts": 'export * from "@/components/ui/y";',
    "components/ui/y.ts": "export const y = 1;",
  },
  "platform-knows-no-domain": { "lib/platform/c.ts": 'export * from "@/lib/sports/schema/sports";' },
  "stand-ins-know-no-domain": { "lib/simulators/model/d.ts": 'export * from "@/lib/sports/schema/sports";' },
  "the-server-knows-no-domain": { "lib/server/e.ts": 'export * from "@/lib/sports/schema/sports";' },
  "stand-ins-are-reached-over-http": {
    "lib/support/provider.ts": 'export * from "@/lib/simulators/model/answer";',
    "lib/simulators/model/answer.ts": "export const a = 1;",
  },
  "database-behind-queries-commands-handlers": { "app/sports/page.ts": 'export * from "@/lib/platform/db/db";' },
  "policy-and-schema-are-pure": { "lib/sports/policy.ts": 'export * from "@/lib/platform/db/db";' },
  "queries-write-only-their-own-traces": {
    "lib/events/queries.ts": 'export * from "@/lib/players/commands/join";',
    "lib/players/commands/join.ts": "export const join = 1;",
  },
  "queries-take-no-steps": {
    "lib/players/queries.ts": 'export { join } from "./steps/join";',
    "lib/players/steps/join.ts": "export const join = 1;",
  },
  "acts-share-steps": {
    "lib/players/commands/enter.ts": 'export { rejoin } from "./rejoin";',
    "lib/players/commands/rejoin.ts": "export const rejoin = 1;",
  },
  "an-act-has-one-transaction": { "lib/players/commands/direct.ts": 'export { db } from "@/lib/platform/db/db";' },
  "nobody-outside-takes-steps": { "app/api/join/route.ts": 'export { join } from "@/lib/players/steps/join";' },
  "nothing-below-calls-the-door": {
    "lib/events/commands/go.ts": 'export * from "../actions";',
    "lib/events/actions.ts": "export const go = 1;",
  },
  "domains-keep-actions-and-handlers-to-themselves": {
    "lib/jobs/commands/go.ts": 'export * from "@/lib/events/handlers";',
    "lib/events/handlers.ts": "export const r = 1;",
  },
  "events-are-declarations": { "lib/content/events.ts": 'export * from "@/lib/sports/schema/sports";' },
  "domains-take-only-types-of-joined-events": {
    "lib/content/steps/join.ts": 'export * from "@/lib/entry/domain-events";',
    "lib/entry/domain-events.ts": "export const e = 1;",
  },
  "only-writes-record-events": { "lib/content/queries/record.ts": 'export * from "../events";' },
  "handlers-are-called-from-one-file": { "app/news/page.ts": 'export * from "@/lib/events/handlers";' },
  "components-take-props": {
    "components/sports/z.ts": 'export * from "@/lib/sports/queries";',
    "lib/sports/queries.ts": "export const q = 1;",
  },
  "plain-parts-know-no-domain": { "components/ui/z.ts": 'export * from "@/lib/sports/schema/sports";' },
  "pages-read-queries-and-write-actions": { "app/players/page.ts": 'export * from "@/lib/players/commands/join";' },
  "only-doors-admit": {
    "lib/players/commands/forge.ts": 'export * from "@/lib/platform/command/create-actor";',
    "lib/platform/command/create-actor.ts": "export const admit = 1;",
  },
  "no-stairs-up-from-floor-1": {
    "lib/sports/provider.ts": 'export * from "@/lib/players/schema";',
    "lib/players/schema.ts": "export const s = 1;",
  },
  "no-stairs-up-from-floor-2": {
    "lib/players/provider.ts": 'export * from "@/lib/events/schema";',
    "lib/events/schema.ts": "export const s = 1;",
  },
  "no-stairs-up-from-floor-3": {
    "lib/measurements/provider.ts": 'export * from "@/lib/jobs/schema";',
    "lib/jobs/schema.ts": "export const s = 1;",
  },
  "no-stairs-up-from-floor-4": {
    "lib/events/provider.ts": 'export * from "@/lib/pipeline/schema";',
    "lib/pipeline/schema.ts": "export const s = 1;",
  },
  "no-stairs-up-from-floor-5": {
    "lib/pipeline/provider.ts": 'export * from "@/lib/notifications/schema";',
    "lib/notifications/schema.ts": "export const s = 1;",
  },
  "one-door-to-stripe": { "lib/billing/commands/pay.ts": 'export * from "stripe";' },
  "one-door-to-next-auth": { "lib/accounts/commands/enter.ts": 'export * from "next-auth";' },
  "one-door-to-uploadthing": { "lib/documents/commands/keep.ts": 'export * from "uploadthing/server";' },
  "one-door-to-openai": { "lib/support/commands/ask.ts": 'export * from "openai";' },
  "one-door-to-nodemailer": { "lib/accounts/commands/mail.ts": 'export * from "nodemailer";' },
  "one-door-to-pg-boss": { "lib/events/commands/put-off.ts": 'export * from "pg-boss";' },
  "one-door-to-libheif-js": {
    "lib/platform/files/inspection/draw-photo.ts": 'export * from "libheif-js/wasm-bundle.js";',
  },
  "one-door-to-pdfkit": { "lib/trust/queries/print.ts": 'export * from "pdfkit";' },
  "one-door-to--node-rs-argon2": { "lib/accounts/commands/hash.ts": 'export * from "@node-rs/argon2";' },
  "one-door-to--simplewebauthn-browser": {
    "components/accounts/enter.ts": 'export * from "@simplewebauthn/browser";',
  },
};
const beneath = {
  "lib/platform/db/db.ts": "export const db = 1;",
  "lib/sports/schema/sports.ts": "export const s = 1;",
};

const ruleFolder = mkdtempSync(join(tmpdir(), "recruit-rules-"));
let broken = new Set<string>();

beforeAll(() => {
  for (const files of [beneath, ...Object.values(offenders)])
    for (const [path, text] of Object.entries(files)) write(path, text);
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { module: "esnext", moduleResolution: "bundler", paths: { "@/*": ["./*"] } } }),
  );
  symlinkSync(resolve("node_modules"), join(ruleFolder, "node_modules"));
  const args = ["--config", resolve(".dependency-cruiser.cjs"), "--output-type", "json", "app", "components", "lib"];
  const result = spawnSync(process.execPath, [cruiser, ...args], {
    cwd: ruleFolder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const { violations } = JSON.parse(result.stdout).summary as { violations: { rule: { name: string } }[] };
  broken = new Set(violations.map(({ rule }) => rule.name));
}, 60_000);

afterAll(() => rmSync(ruleFolder, { recursive: true, force: true }));

test.each(rules.forbidden.map(({ name }) => [name]))("the import rule %s is able to fail", (name) => {
  expect(broken).toContain(name);
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(ruleFolder, path)), { recursive: true });
  writeFileSync(join(ruleFolder, path), text);
}
