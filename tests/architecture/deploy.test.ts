import { existsSync, readFileSync } from "node:fs";
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

test("docs/deploy.md and compose.yaml name commands, scripts and files that exist", () => {
  const text = ["docs/deploy.md", "compose.yaml", "Dockerfile"].map((file) => readFileSync(file, "utf8")).join("\n");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  const files = [...text.matchAll(/(?:deploy|scripts)\/[\w-]+\.\w+/g)].map(([file]) => file);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect([commands.length > 5, files.length > 4]).toEqual([true, true]);
});
