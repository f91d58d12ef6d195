import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contactEvents } from "@/lib/contacts/events";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { createDispatcher, type EventHandler } from "@/lib/platform/outbox/dispatcher";
import { ask } from "@/scripts/database.ts";
import { aPlayer } from "../../support/factories/people";

const done: string[] = [];
const healthy: EventHandler = async (_tx, event) => void done.push(`healthy ${event.id}`);
const last: EventHandler = async (_tx, event) => void done.push(`last ${event.id}`);
const poisoned: EventHandler = async (tx) => void (await tx.$queryRaw`select 1 / 0`);
let paged = 0;

const { dispatch, runDueHandlers } = createDispatcher({
  "recruiter.verified": { healthy, poisoned, last },
  "contact.withdrawn": { healthy },
  "news.published": {
    paged: async (_tx, _event, notifyPages, cursor) => {
      paged++;
      notifyPages(randomUUID(), "news");
      return cursor === "third" ? undefined : cursor ? "third" : "second";
    },
  },
  "news.retracted": {
    records: (tx) =>
      contactEvents.record(tx, system(), "contact.withdrawn", { requestId: "", playerId: "", recruiterId: "" }),
  },
});

beforeEach(async () => {
  await db.$executeRaw`truncate domain_events cascade`;
  done.length = 0;
  paged = 0;
});
afterEach(() => setClock(null));

const aDomainEvent = async (type: string) => (await db.domainEvent.create({ data: { type, data: {} } })).id;
const pendingRuns = (eventId: bigint) => db.outboxEntry.findMany({ where: { eventId } });

function later(seconds: number) {
  const time = secondsFrom(now(), seconds);
  setClock(() => time);
}

test("a failing handler neither blocks nor repeats other handlers or later events, and becomes a dead letter after five attempts", async () => {
  const [first, second] = [await aDomainEvent("recruiter.verified"), await aDomainEvent("contact.withdrawn")];
  await runDueHandlers();
  expect(done.sort()).toEqual([`healthy ${first}`, `healthy ${second}`, `last ${first}`].sort());
  for (let round = 0; round < 8; round++) {
    later(86_400);
    await runDueHandlers();
  }
  expect(done).toHaveLength(3);
  expect(await pendingRuns(first)).toMatchObject([{ handler: "poisoned", attempts: 5, deadSince: expect.any(Date) }]);
  expect((await pendingRuns(first))[0]?.error).toContain("division by zero");
});

test("a failed handler is retried after a growing pause", async () => {
  const event = await aDomainEvent("recruiter.verified");
  const pauses: number[] = [];
  for (let round = 0; round < 4; round++) {
    const time = now();
    setClock(() => time);
    await runDueHandlers();
    const { dueAt } = await db.outboxEntry.findFirstOrThrow({ where: { eventId: event } });
    pauses.push((dueAt.getTime() - time.getTime()) / 1000);
    setClock(() => dueAt);
  }
  expect(pauses).toEqual([60, 300, 1_800, 7_200]);
});

test("after a command only its own events are handled, long handlers for one page", async () => {
  const [others, ownEvent, long] = [
    await aDomainEvent("contact.withdrawn"),
    await aDomainEvent("contact.withdrawn"),
    await aDomainEvent("news.published"),
  ];
  expect(await dispatch([ownEvent])).toBe(true);
  expect(await dispatch([long])).toBe(false);
  expect([done, paged]).toEqual([[`healthy ${ownEvent}`], 1]);
  await runDueHandlers();
  expect([done.at(-1), paged]).toEqual([`healthy ${others}`, 3]);
  expect(await pendingRuns(long)).toEqual([]);
});

test("pages of two long handlers alternate", async () => {
  const [first, second] = [await aDomainEvent("news.published"), await aDomainEvent("news.published")];
  await db.domainEvent.updateMany({ data: { plannedAt: now() } });
  const rows = [first, second].map((eventId, index) => ({
    kind: "handler" as const,
    eventId,
    handler: "paged",
    dueAt: secondsFrom(now(), index - 9),
  }));
  await db.outboxEntry.createMany({ data: rows });
  const order: bigint[] = [];
  const pages: EventHandler = async (_tx, { id }, _tell, cursor) => {
    order.push(id);
    return cursor ? undefined : "second";
  };
  await createDispatcher({ "news.published": { paged: pages } }).runDueHandlers();
  expect(order).toEqual([first, second, first, second]);
});

test("events recorded by a handler are handled too", async () => {
  await aDomainEvent("news.retracted");
  await runDueHandlers();
  expect(done).toHaveLength(1);
});

test("a removed handler becomes a dead letter", async () => {
  const event = await aDomainEvent("contact.withdrawn");
  await db.domainEvent.update({ where: { id: event }, data: { plannedAt: now() } });
  await db.outboxEntry.create({ data: { kind: "handler", eventId: event, handler: "renamed", attempts: 4 } });
  later(1);
  await runDueHandlers();
  expect(await pendingRuns(event)).toMatchObject([
    { deadSince: expect.any(Date), error: expect.stringContaining("renamed") },
  ]);
});

test("a handler interrupted at every attempt becomes a dead letter", async () => {
  const event = await aDomainEvent("contact.withdrawn");
  await db.domainEvent.update({ where: { id: event }, data: { plannedAt: now() } });
  await db.outboxEntry.create({ data: { kind: "handler", eventId: event, handler: "healthy", attempts: 5 } });
  later(1);
  await runDueHandlers();
  expect(done).toEqual([]);
  expect(await pendingRuns(event)).toMatchObject([{ deadSince: expect.any(Date) }]);
});

test("a handler that lost its lease is rolled back", async () => {
  const [event, { user }] = [await aDomainEvent("contact.withdrawn"), await aPlayer()];
  const slow: EventHandler = async (tx, { id }) => {
    await tx.notification.create({ data: { userId: user.id, kind: "moved", eventId: id } });
    await ask(process.env.DATABASE_URL ?? "", `update outbox set attempts = 2 where event_id = ${id}`);
  };
  await createDispatcher({ "contact.withdrawn": { slow } }).runDueHandlers();
  expect(await db.notification.count({ where: { eventId: event } })).toBe(0);
  expect(await pendingRuns(event)).toMatchObject([{ attempts: 2, deadSince: null, error: null }]);
});

test("two processes run each handler once", async () => {
  const events = await Promise.all(Array.from({ length: 20 }, () => aDomainEvent("contact.withdrawn")));
  await Promise.all([runDueHandlers(), runDueHandlers(), dispatch(events)]);
  expect(done.sort()).toEqual(events.map((id) => `healthy ${id}`).sort());
});
