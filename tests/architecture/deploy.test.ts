import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sessionCookies } from "@/lib/platform/http/routes";
import { defaultLocale, localeCookie, locales } from "@/lib/platform/i18n/routing";
import { sources } from "./sources";

const nginx = readFileSync("deploy/nginx.conf", "utf8");
const mapOf = (variable: string) =>
  new RegExp(`map \\S+ \\$${variable} \\{([^}]*(?:\\}[^}]*?)*?)\\}\\n`).exec(nginx)?.[1];

test("nginx needs no list of pages: it caches what the server marks as public", () => {
  const marked = /"(public, [^"]+)"/.exec(mapOf("is_private") ?? "")?.[1];
  expect(marked).toBeDefined();
  expect(sources(["lib/server"]).filter(({ text }) => text.includes(`= "${marked}"`))).toHaveLength(1);
});

test("nginx passes requests on that carry a session or a role", () => {
  const cookies = /\(access[^)]*\)/.exec(mapOf("is_visitor") ?? "")?.[0];
  expect(cookies).toBe(`(${[...sessionCookies, "who"].join("|")})`);
});

test("nginx knows the languages and the cookie that chooses one", () => {
  const others = locales.filter((locale) => locale !== defaultLocale);
  expect(mapOf("can_be_public")).toContain(`((${others.join("|")})/)?auth|`);
  expect(mapOf("language")).toContain(`$cookie_${localeCookie}`);
});
