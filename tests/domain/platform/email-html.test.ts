import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { emailHtml } from "@/lib/platform/outbox/email-html";
import { send } from "@/lib/platform/outbox/smtp";

const plain = { subject: "Hello", unsubscribe: null, userId: null, guardianOf: null };
const htmlOf = (body: string, more: Partial<Parameters<typeof emailHtml>[0]> = {}) =>
  emailHtml({ ...plain, body, ...more });
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const buttons = (html: string) => html.match(/class="act"/g)?.length ?? 0;
const urlOf = (path: string) => env.APP_URL + path;

const hostile = `</title><script>alert(1)</script><img src=x onerror="alert(1)">'&`;

test("user input is shown as text, wherever it appears", () => {
  const html = htmlOf(
    `Hello ${hostile},\n\nReason:\n${hostile}\n\n• ${hostile}\n\nWhen: ${hostile}\nWhere: ${hostile}\n\n${urlOf("/account")}\n\nRecruit`,
    { subject: hostile },
  );
  expect(html).not.toMatch(/<script|<img|onerror="/);
  expect(html).toContain(
    "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;",
  );
});

test("of all addresses only ours become links, and the last of them the one button", () => {
  const foreign = ["https://evil.example/login", "javascript:alert(1)", "http://localhost:3000.evil.example/account"];
  const misleading = [`${urlOf("/account")} now`, urlOf("/account").replace("//", "//user@"), '"><a href=x>'];
  const before = [...foreign, ...misleading, urlOf("/join-organization/theirs")].join("\n\n");
  const html = htmlOf(`Hello,\n\n${before}\n\nAnswer here:\n${urlOf("/dashboard#requests")}\n\nRecruit`);
  expect(hrefs(html)).toEqual([urlOf("/dashboard#requests")]);
  expect(buttons(html)).toBe(1);
});

test("a link beside the main one is a link in the text, named by what it does", () => {
  const html = htmlOf(
    `Hello,\n\nAccept here:\n\n${urlOf("/dashboard")}\n\nChoose a password:\n\n${urlOf("/auth/forgot")}\n\nSwitch it off:\n${urlOf("/stop-alert/x")}`,
  );
  expect(hrefs(html)).toEqual([urlOf("/dashboard"), urlOf("/auth/forgot"), urlOf("/stop-alert/x")]);
  expect(buttons(html)).toBe(1);
  expect(html).toContain(">Switch it off</a>");
});

test("an e-mail without a link has no button", () => {
  expect(buttons(htmlOf("Hello,\n\nNothing to do."))).toBe(0);
});

test("Arabic runs from right to left, in every part that a mail program may keep", () => {
  const html = htmlOf(`مرحبًا،\n\nاقرؤوا الطلب:\n\n${urlOf("/ar/notifications")}\n\nRecruit`);
  expect(html.match(/lang="ar" dir="rtl"/g)).toHaveLength(2);
  expect(html).not.toMatch(/text-align:left|dir="ltr" width/);
});

test("the language is that of the greeting, else that of the linked page", () => {
  expect(htmlOf("Bonjour,\n\nNous avons décidé.")).toContain('lang="fr" dir="ltr"');
  expect(htmlOf(`Nadia escribió:\n\n${urlOf("/es/contact")}`)).toContain('lang="es" dir="ltr"');
  expect(htmlOf("Nadia wrote:\n\nGood day")).toContain('lang="en" dir="ltr"');
});

test("the footer says why the e-mail was sent, and how to unsubscribe where possible", () => {
  const off = `Hello,\n\nNews.\n\n--\nUnsubscribe from these e-mails:\n${urlOf("/unsubscribe/u.1.events.x")}`;
  const html = htmlOf(off, { userId: "1", unsubscribe: urlOf("/api/unsubscribe/u.1.events.x") });
  expect(html).toContain("because you have an account");
  expect(hrefs(html)).toEqual([urlOf("/unsubscribe/u.1.events.x")]);
  expect(html).toContain(">Unsubscribe from these e-mails</a>");
  expect(buttons(html)).toBe(0);
  expect(htmlOf("Hello,", { guardianOf: "1" })).toContain("as a parent or guardian");
});

test("the file in the outbox folder holds the plain text and the HTML part", async () => {
  const [before, folder] = [{ ...process.env }, await mkdtemp(join(tmpdir(), "outbox-"))];
  Object.assign(process.env, { DATA_DIR: folder, SMTP_URL: "" });
  const body = `Hello,\n\nRead it here:\n\n${urlOf("/account")}\n\nRecruit`;
  await send({ ...plain, body, id: "1", messageId: "<1@test>", to: "a@test.recruit", createdAt: new Date(0) });
  const [file = ""] = await readdir(join(folder, "outbox"));
  const eml = await readFile(join(folder, "outbox", file), "utf8");
  expect(eml).toMatch(/content-type: multipart\/alternative/i);
  expect(eml.replaceAll("\r\n", "\n")).toContain(`\n\n${body}\n`);
  expect(eml).toMatch(/content-type: text\/html; charset=utf-8/i);
  Object.assign(process.env, { DATA_DIR: before.DATA_DIR, SMTP_URL: before.SMTP_URL ?? "" });
  await rm(folder, { recursive: true });
});
