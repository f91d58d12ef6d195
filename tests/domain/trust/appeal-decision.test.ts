import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { appealDecision } from "@/lib/trust/commands/appeal-decision";
import { getNotice, noticeKey } from "@/lib/trust/queries/notice";
import { aModerationCase, caseOf } from "../../support/factories/cases";
import { aPerson } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const appeal = "I never asked for money.";

async function aDecision(daysAgo = 1) {
  const person = await aPerson();
  const { id } = await aModerationCase({
    concernedId: person.userId,
    ruling: "warned",
    rule: "fraud",
    reason: "Nobody pays.",
    decidedAt: daysFrom(now(), -daysAgo),
  });
  return { id, person };
}

test("an appeal is made once, by the link of the notice or signed in", async () => {
  const [byLink, signedIn] = [await aDecision(), await aDecision()];
  await appealDecision(visitor(), { key: noticeKey(byLink.id), appeal });
  await appealDecision(signedIn.person, { key: signedIn.id, appeal });
  expect(await caseOf(byLink.id)).toMatchObject({ appeal, undone: false, appealDecidedAt: null });
  for (const { id } of [byLink, signedIn])
    await expect(appealDecision(visitor(), { key: noticeKey(id), appeal })).rejects.toEqual(
      refusal("appealed_already"),
    );
});

test("the notice is visible to the person concerned only, and an altered link is refused", async () => {
  const { id } = await aDecision();
  const altered = `${noticeKey(id).slice(0, -1)}${noticeKey(id).endsWith("A") ? "B" : "A"}`;
  const other = await aDecision();
  const swapped = id + noticeKey(other.id).slice(36);
  for (const [actor, key] of [
    [visitor(), id],
    [await aPerson(), id],
    [visitor(), altered],
    [visitor(), swapped],
    [visitor(), "not a key"],
  ] as const) {
    expect(await getNotice(actor, key)).toBeNull();
    await expect(appealDecision(actor, { key, appeal })).rejects.toEqual(refusal("not_found"));
  }
});

test("an appeal needs a text and is accepted within thirty days", async () => {
  const [late, inTime] = [await aDecision(31), await aDecision(29)];
  await expect(appealDecision(late.person, { key: late.id, appeal })).rejects.toEqual(refusal("appeal_too_late"));
  expect(await getNotice(late.person, late.id)).toMatchObject({ mayAppeal: "appeal_too_late" });
  await expect(appealDecision(inTime.person, { key: inTime.id, appeal: "" })).rejects.toMatchObject({
    fields: { appeal: ["required"] },
  });
  await appealDecision(inTime.person, { key: inTime.id, appeal });
});

test("an undecided or dismissed case has no notice", async () => {
  const person = await aPerson();
  const open = await aModerationCase({ concernedId: person.userId });
  const dismissed = await aModerationCase({ concernedId: person.userId, ruling: "dismissed", decidedAt: now() });
  for (const { id: key } of [open, dismissed])
    await expect(appealDecision(person, { key, appeal })).rejects.toEqual(refusal("not_found"));
});
