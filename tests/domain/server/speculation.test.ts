import { expect, test } from "vitest";
import { publicPages } from "@/lib/platform/http/routes";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { speculation } from "@/lib/server/speculation";
import { hasVisitorVariant } from "@/lib/server/visitor-variants";

type Condition = { href_matches?: string | string[]; selector_matches?: string; not?: Condition };
type Rules = Record<string, { where: { and: Condition[] } }[] | undefined>;

type Reader = "visitor" | "member";

const rules: Rules = JSON.parse(speculation);

/** Evaluates a rule as a browser does, for a plain link outside the menu. */
function holds(
  reader: Reader,
  { href_matches: patterns, selector_matches: selector, not }: Condition,
  address: string,
): boolean {
  if (not) return !holds(reader, not, address);
  if (selector) return selector === "[data-who] a" && reader === "member";
  return [patterns ?? []]
    .flat()
    .some((pattern) => new URLPattern(pattern, "https://here").test(address, "https://here"));
}

const chosen = (reader: Reader, action: string) => (path: string) =>
  locales.filter((locale) =>
    rules[action]?.some(({ where }) =>
      where.and.every((condition) => holds(reader, condition, localePath(path, locale))),
    ),
  ).length;

const inEach = locales.length;

test("public pages are prerendered for visitors, and articles prefetched without counting a view", () => {
  for (const page of publicPages) {
    const path = page.replaceAll("*", "one-2");
    const article = page === "/news/*";
    expect(chosen("visitor", "prerender")(path), path).toBe(article ? 0 : inEach);
    expect(chosen("visitor", "prefetch")(path), path).toBe(article ? inEach : 0);
    expect(chosen("member", "prerender")(path), path).toBe(0);
    expect(chosen("member", "prefetch")(path), path).toBe(hasVisitorVariant(path) ? 0 : inEach);
  }
});

test.each(["/dashboard", "/guardian/abc", "/api/stats", "/news?q=1", "/sports?page=2"])(
  "%s waits until it is wanted",
  (path) => {
    for (const reader of ["visitor", "member"] as const)
      expect([chosen(reader, "prerender")(path), chosen(reader, "prefetch")(path)]).toEqual([0, 0]);
  },
);
