import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { composeAgain } from "@/lib/entry/compose-again";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverMail, queueMail } from "@/lib/platform/outbox/mail";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";
import { startMailServer, type Treatment } from "../../support/mail-server";

const domain = `${randomUUID()}.test.recruit`;
const address = (kind: string, number = 0) => `${kind}.${number}@${domain}`;
const treat = (to: string) => (to.endsWith(domain) ? (to.split(".")[0] as Treatment) : "take");
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  await db.mail.deleteMany();
  server = await startMailServer(treat);
  process.env.SMTP_URL = server.url;
});
afterEach(async () => {
  setClock(null);
  server.release();
  await server.stop();
  process.env.SMTP_URL = "";
});

const write = (...to: string[]) =>
  db.$transaction((tx) =>
    queueMail(
      tx,
      ...to.map((recipient) => ({ to: recipient, subject: "Hello", body: "Hello", audience: "at_once" as const })),
    ),
  );
const inFront = (to: string) =>
  db.outboxEntry.updateMany({ where: { mail: { to } }, data: { dueAt: secondsFrom(now(), -60) } });
const rowOf = (to: string) => db.mail.findFirstOrThrow({ where: { to } });
const entryOf = (to: string) => db.outboxEntry.findFirstOrThrow({ where: { mail: { to } } });
const copies = (to: string) => server.to(to).length;
const arrived = (to: string[]) =>
  vi.waitUntil(() => new Set(server.received.map((email) => email.to)).isSupersetOf(new Set(to)), {
    timeout: 60_000,
  });

/** Moves the clock past every lease and retry delay. */
function later(seconds: number) {
  const time = secondsFrom(now(), seconds);
  setClock(() => time);
}

test("a rejected address becomes a dead letter at once, and later e-mails are sent", async () => {
  const others = [address("take", 1), address("take", 2)];
  await write(address("refuse"), ...others);
  await inFront(address("refuse"));
  await deliverMail(composeAgain);
  expect(others.map(copies)).toEqual([1, 1]);
  expect(await entryOf(address("refuse"))).toMatchObject({
    attempts: 1,
    deadSince: expect.any(Date),
    error: expect.stringContaining("550"),
  });
});

test("a slow mail server response delays no other e-mail and the e-mail is sent once", async () => {
  const others = [address("take", 1), address("take", 2)];
  await write(address("hold"), ...others);
  await inFront(address("hold"));
  const round = deliverMail(composeAgain);
  await arrived(others);
  await deliverMail(composeAgain);
  server.release();
  await round;
  await deliverMail(composeAgain);
  expect([copies(address("hold")), ...others.map(copies)]).toEqual([1, 1, 1]);
  expect((await rowOf(address("hold"))).sentAt).not.toBeNull();
});

test("after a response timeout the e-mail is retried with its Message-ID, five times in total", async () => {
  process.env.SMTP_URL = `${server.url}?socketTimeout=1000`;
  await write(address("hold"));
  await deliverMail(composeAgain);
  await deliverMail(composeAgain);
  expect(copies(address("hold"))).toBe(1);
  expect(await entryOf(address("hold"))).toMatchObject({ attempts: 1, deadSince: null });
  await db.outboxEntry.updateMany({ where: { kind: "email" }, data: { attempts: 4 } });
  for (let round = 0; round < 3; round++) {
    later(86_400);
    await deliverMail(composeAgain);
  }
  expect(await entryOf(address("hold"))).toMatchObject({ attempts: 5, deadSince: expect.any(Date) });
  const { messageId: rowId } = await rowOf(address("hold"));
  const ids = server.to(address("hold")).map(({ messageId }) => messageId);
  expect(ids).toEqual([rowId, rowId]);
});

test("an e-mail accepted without confirmation is sent again later with the same Message-ID", async () => {
  await write(address("drop"), address("take"));
  await deliverMail(composeAgain);
  await deliverMail(composeAgain);
  expect([copies(address("drop")), copies(address("take"))]).toEqual([1, 1]);
  expect(await entryOf(address("drop"))).toMatchObject({ attempts: 1, deadSince: null });
  later(120);
  await deliverMail(composeAgain);
  const ids = server.to(address("drop")).map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("of a thousand e-mails, ten rejected and ten slow ones delay no other; all others arrive once", async () => {
  const kinds = Array.from({ length: 1_000 }, (_, index) => ({ 7: "refuse", 13: "hold" })[index % 100] ?? "take");
  await write(...kinds.map(address));
  const rounds = [deliverMail(composeAgain), deliverMail(composeAgain)];
  const wellBehaved = kinds.map(address).filter((to) => treat(to) === "take");
  await arrived(wellBehaved);
  expect(await db.mail.count({ where: { to: { startsWith: "hold" }, sentAt: { not: null } } })).toBe(0);
  server.release();
  await Promise.all(rounds);
  await deliverMail(composeAgain);
  expect([server.received.length, new Set(server.received.map(({ to }) => to)).size]).toEqual([990, 990]);
  expect(await db.outboxEntry.count({ where: { kind: "email", deadSince: { not: null } } })).toBe(10);
  expect(await db.mail.count({ where: { sentAt: null } })).toBe(10);
}, 60_000);

test("an unavailable mail server costs each e-mail at most one attempt", async () => {
  await server.stop();
  const emails = Array.from({ length: 40 }, (_, index) => address("take", index));
  await write(...emails);
  for (let round = 0; round < 8; round++) {
    later(86_400);
    await deliverMail(composeAgain);
  }
  const spoilt = { OR: [{ attempts: { gt: 1 } }, { deadSince: { not: null } }] };
  expect(await db.outboxEntry.count({ where: { kind: "email", ...spoilt } })).toBe(0);
  expect(await db.outboxEntry.count({ where: { kind: "email" } })).toBe(40);
  server = await startMailServer(treat);
  process.env.SMTP_URL = server.url;
  await deliverMail(composeAgain);
  expect(emails.map(copies)).toEqual(emails.map(() => 1));
});

test("after a command only its own e-mails are sent", async () => {
  await write(address("take", 1), address("take", 2));
  await deliverMail(composeAgain, [(await rowOf(address("take", 2))).id]);
  expect([copies(address("take", 1)), copies(address("take", 2))]).toEqual([0, 1]);
});

test("a lease excludes others until it expires; an e-mail interrupted at every attempt becomes a dead letter", async () => {
  await write(address("take", 1), address("take", 2));
  const leased = { dueAt: secondsFrom(now(), 60), attempts: 1 };
  await db.outboxEntry.updateMany({ where: { kind: "email" }, data: leased });
  await db.outboxEntry.updateMany({ where: { mail: { to: address("take", 2) } }, data: { attempts: 5 } });
  await deliverMail(composeAgain);
  expect(server.received).toEqual([]);
  later(61);
  await deliverMail(composeAgain);
  expect([copies(address("take", 1)), copies(address("take", 2))]).toEqual([1, 0]);
  expect(await entryOf(address("take", 2))).toMatchObject({ deadSince: expect.any(Date) });
});

test("e-mails sent over thirty days ago are deleted; newer and pending ones are not", async () => {
  const emailRow = { to: address("take"), body: "Hello", createdAt: daysFrom(now(), -40) };
  const sentRow = (days: number) => ({ ...emailRow, subject: `${days}`, sentAt: daysFrom(now(), -days) });
  await db.mail.createMany({ data: Array.from({ length: 1_001 }, () => sentRow(31)) });
  await db.mail.createMany({ data: [sentRow(29), { ...emailRow, subject: "waiting" }] });
  await sweepOutbox();
  const emails = await db.mail.findMany({ select: { subject: true } });
  expect(emails.map(({ subject }) => subject).sort()).toEqual(["29", "waiting"]);
});
