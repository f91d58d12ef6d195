import { beforeEach, expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { listParkedMail, listParkedReactions, workUnderWay } from "@/lib/reports/queries/parked";
import { waitingWork } from "@/lib/reports/queries/waiting";
import { anAdmin, aPlayer, aStaffMember } from "../../support/mint/factories";

const at = now();
/** 120 rows, of which three at a time were parked at the same moment. */
const moments = Array.from({ length: 120 }, (_, index) => secondsFrom(at, -Math.floor(index / 3)));

beforeEach(async () => {
  await db.mail.deleteMany();
  await db.$executeRaw`truncate facts cascade`;
});

test("parked letters are listed page by page, newest first, without their text; waiting and sent ones are not", async () => {
  const letter = { to: "somebody@test.recruit", subject: "Hello", body: "a private link" };
  await db.mail.createMany({ data: moments.map((parkedAt) => ({ ...letter, parkedAt })) });
  await db.mail.createMany({ data: [letter, { ...letter, sentAt: at }] });
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

test("parked reactions are listed in the same way, with the fact they belong to", async () => {
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

test("the support is told how much was parked and since when, and how much is under way", async () => {
  const letter = { to: "somebody@test.recruit", subject: "Hello", body: "Hello" };
  await db.mail.createMany({ data: [letter, { ...letter, parkedAt: moments[0]! }, { ...letter, sentAt: at }] });
  const pending = { create: [{ reaction: "one", parkedAt: moments[9]! }, { reaction: "two" }, { reaction: "three" }] };
  await db.fact.create({ data: { type: "message.sent", data: {}, pending } });
  const support = await aStaffMember("support");
  expect(await waitingWork(support)).toContainEqual({ desk: "health", count: 2, oldest: moments[9] });
  expect(await workUnderWay(support)).toEqual({ mails: 1, reactions: 2 });
  expect(await workUnderWay(await aStaffMember("reports"))).toBeNull();
});

test("nobody but an administrator sees any", async () => {
  const { actor } = await aPlayer();
  expect([await listParkedMail(actor), await listParkedReactions(actor)]).toEqual([null, null]);
});
