import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { appealDecision } from "@/lib/trust/commands/appeal-decision";
import { decideAppeal } from "@/lib/trust/commands/decide-appeal";
import { decideCase } from "@/lib/trust/commands/decide-case";
import { noticeKey } from "@/lib/trust/queries/notice";
import { aModerationCase, aReportedOffer, bellOf, caseOf, mailTo } from "../../support/factories/cases";
import { aStaffMember } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const answer = "You showed us the contract.";

async function anAppeal(ruling = "taken_down") {
  const reported = await aReportedOffer();
  const { caseId, moderator, owner } = reported;
  await decideCase(moderator, { caseId, ruling, rule: "fraud", reason: "Nobody pays.", days: "9" });
  await appealDecision(owner, { key: noticeKey(caseId), appeal: "Look again." });
  return { ...reported, second: await aStaffMember("moderation") };
}

test("an appeal is decided once, by another person than the case", async () => {
  const { caseId, moderator, second } = await anAppeal();
  const decide = (by: typeof moderator) => decideAppeal(by, { caseId, verdict: "upheld", answer });
  await expect(decide(moderator)).rejects.toEqual(refusal("appeal_by_another"));
  await decide(second);
  await expect(decide(await aStaffMember("moderation"))).rejects.toEqual(refusal("case_decided_meanwhile"));
  const open = await aModerationCase();
  await expect(decideAppeal(second, { caseId: open.id, verdict: "undone", answer })).rejects.toEqual(
    refusal("not_appealed"),
  );
});

test("a rejected appeal changes nothing, and the person concerned reads the answer", async () => {
  const { caseId, second, owner, offer } = await anAppeal();
  await decideAppeal(second, { caseId, verdict: "upheld", answer });
  await runDueHandlers();
  expect(await db.sportJob.findUnique({ where: { id: offer.id } })).toMatchObject({ status: "rejected" });
  expect((await mailTo(owner.userId)).at(-1)?.body).toContain(`The decision is upheld.\n\nOur answer:\n${answer}`);
  expect((await bellOf(owner.userId)).map(({ kind }) => kind)).toEqual(["caseDecided", "appealAnswered"]);
});

test("a granted appeal restores the content and the account", async () => {
  const { caseId, second, owner, offer } = await anAppeal("suspended");
  await decideAppeal(second, { caseId, verdict: "undone", answer });
  expect(await db.sportJob.findUnique({ where: { id: offer.id } })).toMatchObject({ status: "active" });
  expect(await db.user.findUnique({ where: { id: owner.userId ?? "" } })).toMatchObject({
    disabledAt: null,
    suspendedAt: null,
    suspendedUntil: null,
  });
  expect(await caseOf(caseId)).toMatchObject({ undone: true, ruling: "suspended" });
});
