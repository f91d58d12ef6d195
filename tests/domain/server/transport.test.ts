import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { encodeVariants } from "@/lib/server/page";
import { strictTransport } from "@/lib/server/transport";

const answer = { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from("<html></html>") };
const headers = async () => (await encodeVariants(answer, { path: "/", quality: 1 })).forms.identity.about;
const origin = env.APP_URL;
afterEach(() => {
  env.APP_URL = origin;
});

test("HSTS is sent only for an https address", async () => {
  expect(strictTransport("https://recruit.example")).toEqual(["strict-transport-security", "max-age=31536000"]);
  expect(strictTransport("http://localhost:3000")).toEqual([]);
  expect(await headers()).not.toContain("strict-transport-security");
  env.APP_URL = "https://recruit.example";
  expect(await headers()).toContain("strict-transport-security");
});
