import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import en from "@/messages/en/errors.json";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { cookiesOf, signOut } from "../../support/signed-in";

const folder = throwAwayFolder();
let app: Awaited<ReturnType<typeof startApp>>;

/** The site without our server in front of Next, as `next start` serves it. */
beforeAll(async () => {
  app = await startApp(folder.path, { SERVER: "next" });
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

async function open(path: string, cookie = "", init: RequestInit = {}) {
  const answer = await fetch(app.url + path, { ...init, headers: { cookie }, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Fills in the form of this id and sends it as a browser without scripts does. */
async function send(path: string, formId: string, fields: Record<string, string>, cookie = "") {
  const { html } = await open(path, cookie);
  const form = new RegExp(`<form id="${formId}"[^]*?</form>`).exec(html)?.[0] ?? "";
  const body = new FormData();
  for (const [, name = "", value = ""] of form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g))
    body.append(name, value.replaceAll("&quot;", '"'));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return open(path, cookie, { method: "POST", body });
}

test("a wrong password is refused beside the typed address", async () => {
  const { html } = await send("/auth", "sign-in", { email: "player@demo.recruit", password: "wrong" });
  expect(html).toContain(en.wrong_credentials);
  expect(html).toContain('value="player@demo.recruit"');
});

test("a club asks a player, the player is told at once, and both can sign out", async () => {
  const [recruiter, player] = await Promise.all(["recruiter", "player"].map((name) => cookiesOf(app.url, name)));
  const id = /\/players\/([\w-]{36})/.exec((await open("/dashboard", player)).html)?.[1] ?? "";
  const page = `/players/${id}`;
  const feed = await fetch(`${app.url}/api/live`, { headers: { cookie: player ?? "" } });
  let received = "";
  const feedEnd = (async () => {
    for await (const text of feed.body?.pipeThrough(new TextDecoderStream()) ?? []) received += text;
  })();
  const message = `We saw you play ${randomUUID()}`;
  expect((await send(page, `ask-${id}`, { message }, recruiter)).status).toBeLessThan(400);
  expect((await open("/dashboard", player)).html).toContain(message);
  await vi.waitFor(() => expect(received).toContain("event:"), 15_000);
  await signOut(app.url, player ?? "");
  await feedEnd;
  expect((await open("/dashboard", player)).html).not.toContain(message);
}, 60_000);

test("public pages, missing pages and the health of the site are served", async () => {
  for (const path of ["/", "/fr/sports", "/ar/news", "/api/health"]) expect((await open(path)).status).toBe(200);
  expect((await open("/es/nada")).status).toBe(404);
});
