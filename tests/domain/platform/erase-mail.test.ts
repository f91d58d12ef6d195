import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { eraseMail } from "@/lib/platform/outbox/erase-mail";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";

beforeEach(async () => {
  await db.mail.deleteMany();
  await db.outboxEntry.deleteMany();
});

type State = { deadSince?: Date; forgetWhenSent?: boolean };

const anEmail = (body: string, { deadSince, forgetWhenSent = false }: State = {}) =>
  db.mail.create({
    data: {
      ...{ to: "club@test.recruit", subject: "Hello", body, forgetWhenSent },
      outbox: { create: { kind: "email", ...(deadSince && { deadSince, attempts: 5, error: "550" }) } },
    },
  });
const keptEmails = async () =>
  (await db.mail.findMany({ orderBy: { body: "asc" } })).map(({ body, forgetWhenSent }) => [body, forgetWhenSent]);

test("of a person who is erased, dead letters are deleted at once and waiting e-mails after sending", async () => {
  await anEmail("Ana Canary asks", { deadSince: now() });
  await anEmail("Ana Canary waits");
  await anEmail("Bea asks", { deadSince: now() });
  const event = { create: { type: "message.sent", data: {} } };
  const error = "Key (full_name)=(Ana Canary) already exists.";
  const handler = await db.outboxEntry.create({
    data: { kind: "handler", handler: "one", event, deadSince: now(), error },
  });
  const person = { userId: randomUUID(), playerId: null, addresses: ["ana@test.recruit"], names: ["Ana Canary"] };
  await db.$transaction((tx) => eraseMail(tx, person));
  expect(await keptEmails()).toEqual([
    ["Ana Canary waits", true],
    ["Bea asks", false],
  ]);
  expect(await db.outboxEntry.findUnique({ where: { id: handler.id } })).toMatchObject({ handler: "one", error: null });
});

test("an e-mail to be deleted after sending is deleted a week after it has failed at every attempt", async () => {
  await anEmail("goodbye", { deadSince: daysFrom(now(), -8), forgetWhenSent: true });
  await anEmail("goodbye since yesterday", { deadSince: daysFrom(now(), -1), forgetWhenSent: true });
  await anEmail("other", { deadSince: daysFrom(now(), -8) });
  await sweepOutbox();
  expect(await keptEmails()).toEqual([
    ["goodbye since yesterday", true],
    ["other", false],
  ]);
});
