import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { getCase, listCases } from "@/lib/trust/queries/cases";
import { waitingWork } from "@/lib/trust/queries/waiting";
import { aModerationCase, aReportedOffer } from "../../support/factories/cases";
import { aPerson, aStaffMember } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

test("urgent cases come first, then the newest; pages work in both orders", async () => {
  const moderator = await aStaffMember("moderation");
  const word = randomWord();
  const data = Array.from({ length: 60 }, (_, n) => ({
    kind: "job" as const,
    subjectId: randomUUID(),
    title: `${word} ${n}`,
    urgent: n % 5 === 0,
    createdAt: daysFrom(now(), -(n % 7)),
  }));
  await db.moderationCase.createMany({ data });
  for (const order of [undefined, "oldest"] as const) {
    const search = { q: word, ...(order && { order }) };
    const first = await listCases(moderator, search);
    const second = await listCases(moderator, { ...search, after: first?.next ?? "" });
    const rows = [...(first?.rows ?? []), ...(second?.rows ?? [])];
    expect([first?.count, first?.rows.length, second?.next, new Set(rows.map(({ id }) => id)).size]).toEqual([
      60,
      50,
      null,
      60,
    ]);
    expect(rows.map(({ urgent }) => urgent)).toEqual(rows.map((_, index) => index < 12));
    const days = rows.slice(12).map(({ createdAt }) => createdAt.getTime());
    expect(days).toEqual(days.toSorted((first, other) => (order ? first - other : other - first)));
  }
});

test("cases are filtered by state and kind; pending ones are counted with appeals", async () => {
  const moderator = await aStaffMember("moderation");
  const word = randomWord();
  const named = (state: string, over: Parameters<typeof aModerationCase>[0] = {}) =>
    aModerationCase({ title: `${word} ${state}`, ...over });
  const decided = { decidedAt: now(), ruling: "warned" as const };
  const before = (await waitingWork(moderator)).find(({ section }) => section === "moderation")?.count ?? 0;
  await named("open", { kind: "player" });
  await named("appealed", { ...decided, appealedAt: now() });
  await named("decided", decided);
  await named("answered", { ...decided, appealedAt: now(), appealDecidedAt: now() });
  const titles = async (search: Parameters<typeof listCases>[1]) =>
    (await listCases(moderator, { q: word, ...search }))?.rows.map(({ title }) => title.replace(`${word} `, "")).sort();
  expect(await titles({ state: "open" })).toEqual(["open"]);
  expect(await titles({ state: "appealed" })).toEqual(["appealed"]);
  expect(await titles({ state: "decided" })).toEqual(["answered", "decided"]);
  expect(await titles({ kind: "player" })).toEqual(["open"]);
  expect((await waitingWork(moderator)).find(({ section }) => section === "moderation")?.count).toBe(before + 2);
});

test("a case shows its reports and the person's other cases, to moderators only", async () => {
  const { caseId, owner, moderator } = await aReportedOffer();
  const earlier = await aModerationCase({ concernedId: owner.userId, ruling: "warned", decidedAt: now() });
  const caseView = await getCase(moderator, caseId);
  expect(caseView).toMatchObject({
    reports: [{ reason: "fraud" }],
    earlier: [{ id: earlier.id }],
    rulings: ["dismissed", "warned", "taken_down", "suspended", "closed"],
  });
  for (const other of [owner, await aPerson(), await aStaffMember("accounts", "support")]) {
    expect(await getCase(other, caseId)).toBeNull();
    expect(await listCases(other, {})).toBeNull();
  }
});
