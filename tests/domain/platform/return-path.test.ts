import { expect, test } from "vitest";
import { nextFromReferer, returnPath } from "@/lib/platform/http/return-path";

test.each([
  ["/dashboard", "/dashboard"],
  ["/messages?thread=1&x=%2F", "/messages?thread=1&x=%2F"],
  ["/fr/dashboard", "/dashboard"],
  ["/ar", "/"],
])("%s leads to %s", (address, path) => {
  expect(returnPath(address)).toBe(path);
});

test.each([
  null,
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\\/evil.example",
  "https://evil.example/",
  "http:evil.example",
  "javascript:alert(1)",
  "/fr//evil.example",
  "/./" + "/evil.example",
  "/fr/..//evil.example",
  "/%2e%2e//evil.example",
  `/${"x".repeat(600)}`,
])("%j leads nowhere", (address) => {
  expect(returnPath(address)).toBeNull();
});

test("the return address is passed between sign-in pages and taken from nowhere else", () => {
  const [host, next] = ["recruit.example", "next=%2Fsport-jobs%2Fnew"];
  expect(nextFromReferer(`https://${host}/ar/auth?${next}`, host)).toBe("/sport-jobs/new");
  expect(nextFromReferer(`https://${host}/auth/signup?${next}`, host)).toBe("/sport-jobs/new");
  for (const other of [
    `https://evil.example/auth?${next}`,
    `https://${host}/events?${next}`,
    `https://${host}/authors?${next}`,
    `https://${host}/auth?next=${encodeURIComponent("//evil.example")}`,
    `https://${host}/auth`,
    "no address",
    undefined,
  ])
    expect(nextFromReferer(other, host)).toBeNull();
});
