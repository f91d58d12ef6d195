import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { deleteFiles, putFile, signedLink } from "@/lib/platform/files/storage/provider";
import { handleStorage } from "@/lib/simulators/storage/handler";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterEach(() => setClock(null));
afterAll(() => services.stop());

test("a file's link is valid for a minute, and its bytes are deleted on request", async () => {
  const { key } = await putFile(new File(["%PDF-1.7 %%EOF"], "proof.pdf", { type: "application/pdf" }), randomUUID());
  const link = await signedLink(key, 60);
  expect(await (await fetch(link)).text()).toBe("%PDF-1.7 %%EOF");
  expect((await fetch(link.split("?")[0] ?? "")).status).toBe(403);
  setClock(() => new Date(Date.now() + 61_000));
  expect((await fetch(link)).status).toBe(403);
  setClock(null);
  await deleteFiles([key, "gone_already"]);
  expect((await fetch(link)).status).toBe(404);
});

test("behind https the link uses https and its signature is valid", async () => {
  const { key } = await putFile(new File(["x"], "x.pdf", { type: "application/pdf" }), randomUUID());
  const inside = env.APP_URL;
  env.APP_URL = "https://recruit.example";
  const link = await signedLink(key, 60);
  const path = new URL(link).pathname.replace("/api/local/ut/", "").split("/");
  expect(link).toMatch(/^https:\/\/recruit\.example\//);
  expect((await handleStorage(new Request(link), path)).status).toBe(200);
  env.APP_URL = inside;
});
