import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { BadSetting, readSettings } from "@/lib/platform/env-schema";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";
import { sendText } from "@/lib/platform/outbox/text-message";
import { aNumber } from "../../support/factories/phones";
import { textsTo } from "../../support/texts-sent";

const received: { path: string | undefined; authorization: string | undefined; form: object }[] = [];
let status = 201;
const gateway = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
  received.push({ path: request.url, authorization: request.headers.authorization, form });
  response.writeHead(status, { location: "/elsewhere" }).end("{}");
});
beforeAll(() => new Promise<void>((listening) => gateway.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise((closed) => gateway.close(closed)));
afterEach(() => Object.assign(env, { SMS_URL: undefined, SMS_FROM: undefined }));

test("the gateway gets the number, the sender and the text, with the user and password of its address", async () => {
  const { port } = gateway.address() as AddressInfo;
  Object.assign(env, { SMS_URL: `http://AC1:t%40ken@127.0.0.1:${port}/Messages.json`, SMS_FROM: "Recruit" });
  await sendText("+33612345678", "123456 هو رمزكم");
  const authorization = `Basic ${Buffer.from("AC1:t@ken").toString("base64")}`;
  const form = { To: "+33612345678", From: "Recruit", Body: "123456 هو رمزكم" };
  expect(received).toEqual([{ path: "/Messages.json", authorization, form }]);
  for (status of [302, 400, 503]) await expect(sendText("+33612345678", "1")).rejects.toThrow(String(status));
  expect(received).toHaveLength(4);
});

test("without a gateway the message is a file, deleted with those of sent e-mails", async () => {
  const phone = aNumber();
  await sendText(phone, "123456");
  expect(textsTo(phone)).toEqual([`To: ${phone}\n\n123456\n`]);
  await sweepOutbox();
  expect(textsTo(phone)).toEqual([]);
});

test("a gateway needs a sender", () => {
  expect(() => readSettings({ SMS_URL: "https://a:b@gateway.example/" })).toThrow(BadSetting);
  expect(() => readSettings({ SMS_URL: "https://a:b@gateway.example/", SMS_FROM: "06 12" })).toThrow(/SMS_FROM/);
  expect(readSettings({ SMS_URL: "https://a:b@gateway.example/", SMS_FROM: "Recruit" }).SMS_FROM).toBe("Recruit");
});
