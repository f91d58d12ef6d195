import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { locales } from "@/lib/platform/i18n/routing";
import { emailKinds } from "@/lib/trust/queries/email-kinds";
import { emailPreview, listEmailKinds, sampleOf } from "@/lib/trust/queries/email-preview";
import { aPlayer, aStaffMember } from "../../support/factories/people";

type MessageTree = { [key: string]: string | MessageTree };
const textsOf = (sentences: MessageTree, path: string): [string, string][] =>
  Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : textsOf(value, `${path}.${key}`),
  );
const texts = globSync("messages/en/*.json").flatMap((file) =>
  textsOf(JSON.parse(readFileSync(file, "utf8")) as MessageTree, basename(file, ".json")),
);

test("every message that is signed as an e-mail can be previewed", () => {
  const bodies = new Set(emailKinds.map(({ body }) => body));
  const signed = texts.filter(([, text]) => text.endsWith("\n\nRecruit")).map(([key]) => key);
  expect(signed.length).toBeGreaterThan(60);
  expect(signed.filter((key) => !bodies.has(key))).toEqual([]);
  expect(new Set(emailKinds.map(({ name }) => name)).size).toBe(emailKinds.length);
});

test.for(locales)(
  "every e-mail is complete in %s, with one button where it has a link, and loads nothing",
  (locale) => {
    for (const kind of emailKinds) {
      const { subject, body, html } = sampleOf(kind, locale);
      const note = `${kind.name} ${locale}`;
      expect(subject + body, note).not.toMatch(/\{|undefined/);
      expect(html.match(/class="act"/g)?.length ?? 0, note).toBe(kind.path === null ? 0 : 1);
      expect(html, note).not.toMatch(/<script|<img|<link|\bsrc=|@import|url\(/);
      const foreign = [...html.matchAll(/href="([^"]*)"/g)].filter(
        ([, href = ""]) => !href.startsWith(`${env.APP_URL}/`),
      );
      expect(foreign, note).toEqual([]);
      // The e-mail to the support quotes a message in any language.
      if (kind.path !== null) expect(html, note).toContain(`<html lang="${locale}"`);
      if (kind.path !== null && kind.path !== "/")
        expect(html, note).not.toMatch(/>(Go to|Aller sur|Ir a) Recruit<\/a>/);
    }
  },
);

test("only the support sees them", async () => {
  const { name } = emailKinds[0] ?? { name: "" };
  const support = await aStaffMember("support");
  expect(listEmailKinds(support, "en")).toHaveLength(emailKinds.length);
  expect(emailPreview(support, name, "en")?.subject).toBeTruthy();
  expect(emailPreview(support, "no.such.email", "en")).toBeNull();
  for (const actor of [await aStaffMember("news"), (await aPlayer()).actor]) {
    expect(listEmailKinds(actor, "en")).toBeNull();
    expect(emailPreview(actor, name, "en")).toBeNull();
  }
});
