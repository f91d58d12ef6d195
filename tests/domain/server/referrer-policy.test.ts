import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isRenderedPerRequest } from "@/lib/server/addresses";
import config from "@/next.config";

type Compile = (source: string, keys: unknown[], options: { strict: boolean }) => RegExp;
/** Next's own copy, which has no types. */
const { pathToRegexp } = createRequire(import.meta.url)("next/dist/compiled/path-to-regexp") as {
  pathToRegexp: Compile;
};

/** The policy of the last rule that matches an address, as in Next. */
async function policyOf(path: string) {
  const rules = (await config.headers?.()) ?? [];
  const policies = rules.filter(({ source }) => pathToRegexp(source, [], { strict: true }).test(path));
  return policies.flatMap(({ headers }) => headers.filter(({ key }) => key === "Referrer-Policy")).at(-1)?.value;
}

const links = [
  "/availability/x",
  "/confirm-email/x",
  "/confirmations/x",
  "/cv/x",
  "/decisions/x",
  "/guardian/x",
  "/guardian/x/profile/attributes/1",
  "/join-organization/x",
  "/reopen-account/x",
  "/reset-password/x",
  "/stop-alert/x",
  "/unsubscribe/x",
];

test("pages behind a personal link send no referrer", async () => {
  for (const path of links.flatMap((link) => [link, `/fr${link}`, `/ar${link}`])) {
    expect([path, await policyOf(path)]).toEqual([path, "no-referrer"]);
    expect(isRenderedPerRequest({ method: "GET", url: path, headers: {} })).toBe(true);
  }
  for (const path of ["/api/cvs/x", "/api/unsubscribe/x", "/api/documents/x"])
    expect([path, await policyOf(path)]).toEqual([path, "no-referrer"]);
});

test("the child registration form sends a referrer, like every page without a key", async () => {
  for (const path of ["/", "/about", "/fr/contact", "/guardian", "/guardian/new", "/fr/guardian/new", "/confirm-email"])
    expect([path, await policyOf(path)]).toEqual([path, "strict-origin-when-cross-origin"]);
});
