import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { composeAgain } from "@/lib/entry/compose-again";
import { setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverMail, queueMail } from "@/lib/platform/outbox/mail";
import { type Audience, type Category, categories, isMandatory } from "@/lib/platform/outbox/notification-choice";
import { readUnsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";
import { aMinor, aPlayer } from "../../support/factories/people";
import { startMailServer } from "../../support/mail-server";

afterEach(() => setClock(null));

/** The row of a queued e-mail, or null if the recipient has turned it off. */
async function queuedEmail(audience: Audience, key?: string) {
  const to = `${randomUUID()}@test.recruit`;
  await db.$transaction((tx) =>
    queueMail(tx, { to, subject: "Hello", body: "Hello", audience: audience, ...(key && { key }) }),
  );
  return db.mail.findFirst({ where: { to }, include: { outbox: true } });
}

const turnOff = (reader: { userId: string } | { guardianOf: string }) =>
  db.notificationSettings.create({ data: reader });

test("by default all e-mails are sent, with an unsubscribe link where allowed", async () => {
  const { user } = await aPlayer();
  for (const category of categories) {
    const row = await queuedEmail({ category, userId: user.id });
    const link = /http\S+\/unsubscribe\/(\S+)/.exec(row?.body ?? "")?.[1];
    if (isMandatory("account", category, "mail")) expect([link, row?.unsubscribe]).toEqual([undefined, null]);
    else {
      expect(readUnsubscribeKey(link ?? "")).toEqual({ category, reader: { userId: user.id } });
      expect(row?.unsubscribe).toBe(`http://localhost:3000/api/unsubscribe/${link}`);
    }
  }
});

test("with everything disabled only mandatory e-mails are sent, to a guardian also those about requests", async () => {
  const { user, player } = await aMinor();
  await turnOff({ userId: user.id });
  await turnOff({ guardianOf: player.id });
  const reachedBy = async (reader: { userId: string } | { guardianOf: string }) => {
    const reached: Category[] = [];
    for (const category of categories) if (await queuedEmail({ category, ...reader })) reached.push(category);
    return reached;
  };
  expect(await reachedBy({ userId: user.id })).toEqual(["account"]);
  expect(await reachedBy({ guardianOf: player.id })).toEqual(["requests", "account"]);
  expect(await queuedEmail("at_once")).not.toBeNull();
});

test("in quiet hours e-mails to a child and the guardian wait until morning, except requested ones and those to adults", async () => {
  setClock(() => new Date("2026-11-23T20:30Z"));
  const [{ user, player }, adult] = [await aMinor(), await aPlayer()];
  const morning = new Date("2026-11-24T06:00Z");
  expect((await queuedEmail({ category: "events", userId: user.id }))?.outbox?.dueAt).toEqual(morning);
  expect((await queuedEmail({ category: "requests", guardianOf: player.id }))?.outbox?.dueAt).toEqual(morning);
  const now = new Date("2026-11-23T20:30Z");
  expect((await queuedEmail("at_once"))?.outbox?.dueAt).toEqual(now);
  expect((await queuedEmail({ category: "events", userId: adult.user.id }))?.outbox?.dueAt).toEqual(now);
  await db.notificationSettings.create({ data: { guardianOf: player.id, zone: "America/New_York" } });
  expect((await queuedEmail({ category: "requests", guardianOf: player.id }))?.outbox?.dueAt).toEqual(now);
});

test("an e-mail with a key is queued once", async () => {
  const { user } = await aPlayer();
  const [audience, key] = [{ category: "messages", userId: user.id } as const, randomUUID()];
  expect([await queuedEmail(audience, key), await queuedEmail(audience, key)]).toEqual([
    expect.objectContaining({ key }),
    null,
  ]);
});

test("the unsubscribe address is in the headers of the e-mail", async () => {
  await db.mail.deleteMany();
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  const { user } = await aPlayer();
  await queuedEmail({ category: "offers", userId: user.id });
  await queuedEmail("at_once");
  await deliverMail(composeAgain);
  process.env.SMTP_URL = "";
  await server.stop();
  const heads = server.received.map(({ head }) => /^list-unsubscribe/im.test(head));
  expect(heads.sort()).toEqual([false, true]);
  const head =
    server.received.find((email) => /^list-unsubscribe/im.test(email.head))?.head.replace(/\r\n\s+/g, " ") ?? "";
  expect(head).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/api\/unsubscribe\/u\.[\w.-]+>\r$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
