import { afterEach, expect, test, vi } from "vitest";

const cookiesAt = async (address: string) => {
  vi.resetModules();
  const { env } = await import("@/lib/platform/env");
  env.APP_URL = address;
  return import("@/lib/accounts/provider/session-cookies");
};

afterEach(() => vi.resetModules());

test("over https the secret cookies have names that no other host can set", async () => {
  const { sessionCookies, knownCookie, parseTokens } = await cookiesAt("https://recruit.example");
  const set = sessionCookies({ access: "a", refresh: "r", role: "player" });

  expect(set.map(({ name, secure, path }) => [name, secure, path])).toEqual([
    ["__Host-access", true, "/"],
    ["__Host-refresh", true, "/"],
    ["who", true, "/"],
  ]);
  expect(knownCookie).toBe("__Host-known");
  expect(parseTokens("access=theirs; __Host-access=ours; refresh=theirs")).toMatchObject({
    access: "ours",
    refresh: undefined,
  });
});

test("without https session cookies keep their plain names", async () => {
  const { accessCookie, refreshCookie } = await cookiesAt("http://localhost:3000");
  expect([accessCookie, refreshCookie]).toEqual(["access", "refresh"]);
});
