import { expect, test } from "vitest";
import { pathFromReferer, returnPath } from "@/lib/platform/http/return-path";

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

const host = "recruit.example";
const from = (path: string, referer?: string, search = "") =>
  pathFromReferer(path, new URLSearchParams(search), { referer, host });

test("the return address is passed between sign-in pages and taken from nowhere else", () => {
  const next = "next=%2Fsport-jobs%2Fnew";
  expect(from("/auth", `https://${host}/ar/auth?${next}`)).toBe(`/auth?${next}`);
  expect(from("/auth/forgot", `https://${host}/auth/signup?${next}`)).toBe(`/auth/forgot?${next}`);
  expect(from("/auth", `https://${host}/auth?${next}`, "next=%2Fevents")).toBeNull();
  for (const other of [
    `https://evil.example/auth?${next}`,
    `https://${host}/events?${next}`,
    `https://${host}/authors?${next}`,
    `https://${host}/auth?next=${encodeURIComponent("//evil.example")}`,
    `https://${host}/auth`,
    "no address",
    undefined,
  ])
    expect(from("/auth", other)).toBeNull();
});

test("a form keeps its sport and return address in another language", () => {
  const carried = "next=%2Fevents&sport=judo";
  expect(from("/player-signup", `https://${host}/fr/player-signup?${carried}&x=1`)).toBe(`/player-signup?${carried}`);
  expect(from("/guardian/new", `https://${host}/ar/guardian/new?sport=judo`)).toBe("/guardian/new?sport=judo");
  expect(from("/player-signup", `https://${host}/player-signup?sport=judo`, "sport=handball")).toBeNull();
  for (const other of [
    `https://${host}/players?sport=judo`,
    `https://${host}/player-signup?sport=%3Cb%3E`,
    `https://evil.example/player-signup?sport=judo`,
  ])
    expect(from("/player-signup", other)).toBeNull();
});
