import { expect, test } from "vitest";
import { publicPages } from "@/lib/platform/http/routes";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { speculation } from "@/lib/server/speculation";
import { hasVisitorVariant } from "@/lib/server/visitor-variants";

type Condition = { href_matches?: string | string[]; selector_matches?: string; not?: Condition };
type Rules = Record<string, { where: { and: Condition[] } }[] | undefined>;

const forVisitors: Rules = JSON.parse(speculation(undefined));
const forTheSignedIn: Rules = JSON.parse(speculation("player"));

/** Evaluates a rule as a browser does, for a plain link outside the menu. */
function holds({ href_matches: patterns, not }: Condition, address: string): boolean {
  if (not) return !holds(not, address);
  return [patterns ?? []]
    .flat()
    .some((pattern) => new URLPattern(pattern, "https://here").test(address, "https://here"));
}

const chosen = (rules: Rules, rule: string) => (path: string) =>
  locales.filter((locale) =>
    rules[rule]?.some(({ where }) => where.and.every((condition) => holds(condition, localePath(path, locale)))),
  ).length;

const madeReady = chosen(forVisitors, "prerender");
const fetched = chosen(forVisitors, "prefetch");
const inEach = locales.length;

test("public pages are prerendered for visitors, and articles prefetched without counting a view", () => {
  for (const page of publicPages) {
    const path = page.replaceAll("*", "one-2");
    const article = page === "/news/*";
    expect([path, madeReady(path), fetched(path)]).toEqual([path, article ? 0 : inEach, article ? inEach : 0]);
    expect(chosen(forTheSignedIn, "prefetch")(path)).toBe(hasVisitorVariant(path) ? 0 : inEach);
  }
  expect(forTheSignedIn.prerender).toBeUndefined();
});

test.each(["/dashboard", "/guardian/abc", "/api/stats", "/news?q=1", "/sports?page=2"])(
  "%s waits until it is wanted",
  (path) => {
    for (const rules of [forVisitors, forTheSignedIn])
      expect([chosen(rules, "prerender")(path), chosen(rules, "prefetch")(path)]).toEqual([0, 0]);
  },
);
