import { afterAll, beforeAll, expect, test } from "vitest";
import accounts from "@/messages/en/accounts.json";
import { startApp } from "@/scripts/app-under-test.ts";
import { throwAwayFolder } from "@/scripts/throw-away.ts";
import { appShows } from "../../support/browser/authenticator";
import { cookiesOf } from "../../support/signed-in";

const folder = throwAwayFolder();
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp(folder.path, { STAFF_SECOND_FACTOR: "required" });
}, 900_000);
afterAll(async () => {
  await app?.stop();
  folder.remove();
});

test("where a second factor is required, staff are led to its set-up, and the administration opens after it", async () => {
  const cookie = await cookiesOf(app.url, "admin");
  const open = (path: string) => fetch(app.url + path, { headers: { cookie }, redirect: "manual" });
  const send = async (path: string, body: object) => {
    const headers = { cookie, "content-type": "application/json", origin: app.url };
    return (await fetch(app.url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  for (const path of ["/admin", "/admin/users", "/dashboard"])
    expect([path, (await open(path)).headers.get("location")]).toEqual([path, "/account#second-factor"]);
  expect((await open("/api/admin/export/people?format=csv")).status).toBe(404);
  expect(await (await open("/account")).text()).toContain(accounts.own.factors.required);

  const { id, totp } = await send("/factors", { factor_type: "totp" });
  const challenge = await send(`/factors/${id}/challenge`, {});
  const verified = await send(`/factors/${id}/verify`, { challenge_id: challenge.id, code: appShows(totp.secret) });
  expect(verified).toMatchObject({ id });
  for (const path of ["/admin", "/admin/users"]) expect([path, (await open(path)).status]).toEqual([path, 200]);
});
