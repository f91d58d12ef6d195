import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { firstVisit } from "@/lib/platform/i18n/first-visit";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";

const visit = (headers: Record<string, string>, path = "/") =>
  firstVisit(new NextRequest(`https://recruit.example${path}`, { headers }));
const whereTo = (headers: Record<string, string>, path?: string) => visit(headers, path).headers.get("location");

test("a language is added to an address and removed again", () => {
  expect(localePath("/sports?a=1#b", "fr")).toBe("/fr/sports?a=1#b");
  expect(localePath("/", "ar")).toBe("/ar");
  expect(localePath("/?a=1", "ar")).toBe("/ar?a=1");
  expect(localePath("/sports", "en")).toBe("/sports");
  expect(localePath("https://wa.me/1", "fr")).toBe("https://wa.me/1");
  expect(localePath("//evil.example", "fr")).toBe("//evil.example");
  expect(splitLocale("/fr/sports")).toEqual({ locale: "fr", path: "/sports" });
  expect(splitLocale("/fr")).toEqual({ locale: "fr", path: "/" });
  expect(splitLocale("/frisbee")).toEqual({ locale: "en", path: "/frisbee" });
});

test("a first visit uses the browser's preferred language", () => {
  expect(whereTo({ "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" })).toBe("https://recruit.example/fr");
  expect(whereTo({ "accept-language": "es;q=0.4, ar;q=0.7" }, "/?ref=1")).toBe("https://recruit.example/ar?ref=1");
  expect(whereTo({ "accept-language": "de, en;q=0.5, fr;q=0.4" })).toBeNull();
  expect(whereTo({ "accept-language": "fr;q=0, *" })).toBeNull();
  expect(whereTo({})).toBeNull();
});

test("a stored choice takes precedence over the browser", () => {
  expect(whereTo({ "accept-language": "fr", cookie: "NEXT_LOCALE=ar" })).toBe("https://recruit.example/ar");
  expect(whereTo({ "accept-language": "fr", cookie: "NEXT_LOCALE=en" })).toBeNull();
  expect(whereTo({ "accept-language": "fr", cookie: "NEXT_LOCALE=xx" })).toBe("https://recruit.example/fr");
});

test("choosing English on a page is kept and stored without scripts", () => {
  const turned = visit({ "accept-language": "fr", accept: "text/html", referer: "https://recruit.example/fr" });
  expect(turned.headers.get("location")).toBeNull();
  expect(turned.cookies.get("NEXT_LOCALE")?.value).toBe("en");
  expect(whereTo({ "accept-language": "fr", referer: "https://elsewhere.example/" })).toBe(
    "https://recruit.example/fr",
  );
});

test("prefetching the home page or following a link to it does not choose English", () => {
  const from = (path: string, more = {}) =>
    visit({
      "accept-language": "fr",
      accept: "text/html",
      "sec-fetch-site": "same-origin",
      referer: `https://recruit.example${path}`,
      ...more,
    }).cookies.get("NEXT_LOCALE")?.value;
  expect(from("/fr/sports", { "sec-purpose": "prefetch;prerender" })).toBeUndefined();
  expect(from("/sports")).toBeUndefined();
  expect(from("/fr/sports")).toBe("en");
});
