import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listParkedMail, listParkedPushes, listParkedReactions, workUnderWay } from "@/lib/trust/queries/parked";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { anAdmin, aPlayer, aStaffMember } from "../../support/mint/factories";

const time = now();
/** 120 rows, with three dead letters at each time. */
const moments = Array.from({ length: 120 }, (_, index) => secondsFrom(time, -Math.floor(index / 3)));

beforeEach(async () => {
  await db.mail.deleteMany();
  await db.$executeRaw`truncate facts cascade`;
});

test("dead e-mails are listed with pages, newest first, without text; pending and sent ones are not", async () => {
  const emailData = { to: "somebody@test.recruit", subject: "Hello", body: "a private link" };
  await db.mail.createMany({ data: moments.map((parkedAt) => ({ ...emailData, parkedAt })) });
  await db.mail.createMany({ data: [emailData, { ...emailData, sentAt: time }] });
  const admin = await anAdmin();
  const first = (await listParkedMail(admin)) ?? [];
  const second = (await listParkedMail(admin, first.at(-1) as { parkedAt: Date; id: string })) ?? [];
  const third = (await listParkedMail(admin, second.at(-1) as { parkedAt: Date; id: string })) ?? [];
  const all = [...first, ...second, ...third];
  expect([first, second, third].map((page) => page.length)).toEqual([50, 50, 20]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  expect(all.map(({ parkedAt }) => parkedAt)).toEqual(moments);
  expect(JSON.stringify(all)).not.toContain("private");
});

test("dead handlers are listed likewise, with their domain event", async () => {
  for (const parkedAt of moments.slice(0, 60)) {
    const pending = { create: ["one", "two"].map((reaction) => ({ reaction, parkedAt, error: "broken" })) };
    await db.fact.create({ data: { type: "message.sent", data: {}, pending } });
  }
  const admin = await anAdmin();
  type Cursor = { parkedAt: Date; factId: bigint; reaction: string };
  const first = (await listParkedReactions(admin)) ?? [];
  const second = (await listParkedReactions(admin, first.at(-1) as Cursor)) ?? [];
  const third = (await listParkedReactions(admin, second.at(-1) as Cursor)) ?? [];
  const all = [...first, ...second, ...third];
  expect([first, second, third].map((page) => page.length)).toEqual([50, 50, 20]);
  expect(new Set(all.map(({ factId, reaction }) => `${factId} ${reaction}`)).size).toBe(120);
  expect(first[0]).toMatchObject({ error: "broken", fact: { type: "message.sent" } });
});

test("support staff see the number of dead letters, their start, and pending work", async () => {
  const emailData = { to: "somebody@test.recruit", subject: "Hello", body: "Hello" };
  await db.mail.createMany({
    data: [emailData, { ...emailData, parkedAt: moments[0]! }, { ...emailData, sentAt: time }],
  });
  const pending = { create: [{ reaction: "one", parkedAt: moments[9]! }, { reaction: "two" }, { reaction: "three" }] };
  await db.fact.create({ data: { type: "message.sent", data: {}, pending } });
  const support = await aStaffMember("support");
  expect(await waitingWork(support)).toContainEqual({ desk: "health", count: 2, oldest: moments[9] });
  expect(await workUnderWay(support)).toEqual({ mails: 1, reactions: 2 });
  expect(await workUnderWay(await aStaffMember("reports"))).toBeNull();
});

test("only the responsible staff see them", async () => {
  const { actor } = await aPlayer();
  expect([await listParkedMail(actor), await listParkedReactions(actor)]).toEqual([null, null]);
});

test("dead push messages are listed for support staff only, without the subscription address", async () => {
  await db.pushMessage.deleteMany();
  const { user } = await aPlayer();
  const session = await db.session.create({ data: { userId: user.id, refreshHash: randomUUID(), expiresAt: time } });
  const keys = { p256dh: "key", auth: "secret", endpoint: `https://push.example/send/${randomUUID()}` };
  const browser = await db.pushSubscription.create({ data: { userId: user.id, sessionId: session.id, ...keys } });
  for (const parkedAt of [time, null]) {
    const { id } = await db.notification.create({ data: { userId: user.id, title: "Hello", message: "Hello" } });
    const pushData = { subscriptionId: browser.id, notificationId: id, category: "events" as const };
    await db.pushMessage.create({ data: { ...pushData, parkedAt, attempts: 5, error: "410" } });
  }
  expect(await listParkedPushes(await anAdmin())).toEqual([
    { id: expect.any(String), category: "events", parkedAt: time, attempts: 5, error: "410", service: "push.example" },
  ]);
  for (const actor of [await aStaffMember("news"), (await aPlayer()).actor])
    expect(await listParkedPushes(actor)).toBeNull();
});
