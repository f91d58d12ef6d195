import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checksPerAddress } from "@/lib/measurements/schema/cv";
import en from "@/messages/en/errors.json";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { cookiesOf, signOut } from "../../support/signed-in";
import { sendForm } from "./form-without-scripts";

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

async function open(path: string, cookie = "", address = "") {
  const headers = { cookie, ...(address && { "x-forwarded-for": address }) };
  const answer = await fetch(app.url + path, { headers, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

test("a wrong password is refused beside the typed address", async () => {
  const html = await sendForm(app.url, "/auth", "sign-in", { email: "player@demo.recruit", password: "wrong" });
  expect(html).toContain(en.wrong_credentials);
  expect(html).toContain('value="player@demo.recruit"');
});

test("a club asks a player, the player is told at once, and both can sign out", async () => {
  const [recruiter, player] = await Promise.all(["recruiter", "player"].map((name) => cookiesOf(app.url, name)));
  const id = /\/players\/([\w-]{36})/.exec((await open("/dashboard", player)).html)?.[1] ?? "";
  const [page, requests] = [`/players/${id}`, "/dashboard?show=requests"];
  const feed = await fetch(`${app.url}/api/live`, { headers: { cookie: player ?? "" } });
  let received = "";
  const feedEnd = (async () => {
    for await (const text of feed.body?.pipeThrough(new TextDecoderStream()) ?? []) received += text;
  })();
  const message = `We saw you play ${randomUUID()}`;
  await sendForm(app.url, page, `ask-${id}`, { message }, recruiter);
  expect((await open(requests, player)).html).toContain(message);
  await vi.waitFor(() => expect(received).toContain("event:"), 15_000);
  await signOut(app.url, player ?? "");
  await feedEnd;
  expect((await open(requests, player)).html).not.toContain(message);
}, 60_000);

test("public pages, missing pages and the health of the site are served", async () => {
  for (const path of ["/", "/fr/sports", "/ar/news", "/api/health"]) expect((await open(path)).status).toBe(200);
  expect((await open("/es/nada")).status).toBe(404);
});

test("a visitor who invents addresses meets the limit per address", async () => {
  let html = "";
  for (let count = 0; count <= checksPerAddress.burst; count++)
    html = (await open("/cv/check?code=1", "", `198.51.100.${count}`)).html;
  expect(html).toContain('name="http-status" content="429"');
}, 120_000);
