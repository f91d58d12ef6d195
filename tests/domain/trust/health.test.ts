import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listDeadLetters, workUnderWay } from "@/lib/trust/queries/health";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { anAdmin, aPlayer, aStaffMember } from "../../support/factories/people";

const time = now();
const ago = (seconds: number) => secondsFrom(time, -seconds);
const since = (deadSince: Date) => ({ deadSince, attempts: 5, error: "broken" });

beforeEach(async () => {
  await db.outboxEntry.deleteMany();
});

const anEmail = (state: { deadSince?: Date } = {}) =>
  db.outboxEntry.create({
    data: {
      kind: "email",
      ...state,
      mail: { create: { to: "somebody@test.recruit", subject: "Hello", body: "a private link" } },
    },
  });

const aHandler = (state: { deadSince?: Date } = {}) =>
  db.outboxEntry.create({
    data: { kind: "handler", handler: "one", ...state, event: { create: { type: "message.sent", data: {} } } },
  });

async function aPush(state: { deadSince?: Date } = {}) {
  const { user } = await aPlayer();
  const session = await db.session.create({ data: { userId: user.id, refreshHash: randomUUID(), expiresAt: time } });
  const keys = { p256dh: "key", auth: "secret", endpoint: `https://push.example/send/${randomUUID()}` };
  const browser = await db.pushSubscription.create({ data: { userId: user.id, sessionId: session.id, ...keys } });
  const { id } = await db.notification.create({ data: { userId: user.id, kind: "moved" } });
  return db.outboxEntry.create({ data: { kind: "push", subscriptionId: browser.id, notificationId: id, ...state } });
}

test("dead letters of all kinds are one list, newest first, without texts and addresses of browsers", async () => {
  await anEmail(since(ago(2)));
  await aHandler(since(ago(1)));
  await aPush(since(ago(3)));
  for (const waiting of [anEmail, aHandler, aPush]) await waiting();
  const entries = (await listDeadLetters(await anAdmin())) ?? [];
  expect(entries.map(({ deadSince, task }) => [deadSince, task])).toEqual([
    [ago(1), { kind: "handler", event: "message.sent", handler: "one" }],
    [ago(2), { kind: "email", to: "somebody@test.recruit", subject: "Hello" }],
    [ago(3), { kind: "push", service: "push.example", about: "moved" }],
  ]);
  expect(entries[0]).toMatchObject({ id: expect.any(BigInt), attempts: 5, error: "broken" });
});

test("at most fifty are listed", async () => {
  for (let second = 0; second < 51; second++) await anEmail(since(ago(second)));
  const entries = (await listDeadLetters(await anAdmin())) ?? [];
  expect([entries.length, entries.at(-1)?.deadSince]).toEqual([50, ago(49)]);
});

test("support staff see the number of dead letters, their start, and pending work", async () => {
  for (const state of [{}, since(ago(1))]) await anEmail(state);
  for (const state of [{}, {}, since(ago(3))]) await aHandler(state);
  await aPush(since(ago(2)));
  const support = await aStaffMember("support");
  expect(await waitingWork(support)).toContainEqual({ section: "health", count: 3, oldest: ago(3) });
  expect(await workUnderWay(support)).toEqual({ mails: 1, handlers: 2 });
});

test("only support staff see them", async () => {
  for (const actor of [(await aPlayer()).actor, await aStaffMember("reports")])
    expect([await listDeadLetters(actor), await workUnderWay(actor)]).toEqual([null, null]);
});
