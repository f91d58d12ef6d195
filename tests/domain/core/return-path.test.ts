import { expect, test } from "vitest";
import { returnPath } from "@/lib/core/return-path";

test.each([
  ["/dashboard", "/dashboard"],
  ["/messages?thread=1&x=%2F", "/messages?thread=1&x=%2F"],
  ["/fr/dashboard", "/dashboard"],
  ["/ar", "/"],
])("%s leads to %s", (asked, path) => {
  expect(returnPath(asked)).toBe(path);
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
])("%j leads nowhere", (asked) => {
  expect(returnPath(asked)).toBeNull();
});
