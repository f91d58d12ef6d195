import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { decideCase } from "@/lib/trust/commands/decide-case";
import { reportThing } from "@/lib/trust/commands/report-thing";
import { recentActivity } from "@/lib/trust/queries/activity";
import { getCase } from "@/lib/trust/queries/cases";
import { getNotice, noticeKey } from "@/lib/trust/queries/notice";
import fr from "@/messages/fr/moderation.json";
import { aModerationCase, aReportedOffer, bellOf, caseOf, mailTo } from "../../support/factories/cases";
import { aMinor, aMinorsThread, anAdmin, aPerson, aRecruiter, aStaffMember } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const why = { rule: "fraud", reason: "Nobody pays before a trial." };

test("a dismissed report changes nothing and notifies only the reporter", async () => {
  const { owner, reporter, moderator, offer, caseId } = await aReportedOffer();
  await decideCase(moderator, { caseId, ruling: "dismissed" });
  await runDueHandlers();
  expect(await db.sportJob.findUnique({ where: { id: offer.id } })).toMatchObject({ status: "active" });
  expect((await bellOf(reporter.userId)).map(({ kind }) => kind)).toEqual(["reportHandled"]);
  expect((await mailTo(reporter.userId))[0]?.body).toContain("no breach");
  expect([await mailTo(owner.userId), await bellOf(owner.userId)]).toEqual([[], []]);
  expect(await getNotice(owner, caseId)).toBeNull();
});

test("the owner gets the rule, decision, text and appeal link in their language; the reporter only learns that action was taken", async () => {
  const { owner, reporter, moderator, offer, caseId } = await aReportedOffer();
  await db.user.update({ where: { id: owner.userId ?? "" }, data: { locale: "fr" } });
  await decideCase(moderator, { caseId, ruling: "taken_down", ...why });
  await runDueHandlers();
  expect(await db.sportJob.findUnique({ where: { id: offer.id } })).toMatchObject({ status: "rejected" });
  const [email] = await mailTo(owner.userId);
  expect(email?.subject).toBe(fr.mail.decision.subject.replace("{title}", offer.title));
  for (const text of [fr.rules.fraud, why.reason, `/fr/decisions/${noticeKey(caseId)}`])
    expect(email?.body).toContain(text);
  expect((await bellOf(owner.userId)).map(({ link }) => link)).toEqual([`/decisions/${caseId}`]);
  const [notice] = await mailTo(reporter.userId);
  expect(notice?.body).toContain("acted on it");
  expect(notice?.body).not.toContain(why.reason);
  expect(await getNotice(owner, caseId)).toMatchObject({ ruling: "taken_down", reason: why.reason, mayAppeal: true });
});

test("a moderator who opened and decided a case is not notified; a pending organization can be taken down", async () => {
  const [{ recruiter, user }, moderator] = [
    await aRecruiter({ status: "pending", verifiedAt: null, plan: null }),
    await aStaffMember("moderation"),
  ];
  const subject = { kind: "recruiter", subjectId: recruiter.id, reason: "impersonation" };
  await expect(reportThing(await aPerson(), subject)).rejects.toEqual(refusal("not_found"));
  const { caseId } = (await reportThing(moderator, subject)) as { caseId: string };
  await decideCase(moderator, { caseId, ruling: "suspended", days: 7, ...why });
  await runDueHandlers();
  expect([await mailTo(moderator.userId), await bellOf(moderator.userId)]).toEqual([[], []]);
  expect(await mailTo(user.id)).toHaveLength(1);
  expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).suspendedAt).not.toBeNull();
});

test("the e-mail to a paying subscriber says that the plan is not charged during suspension; others get no such sentence", async () => {
  for (const plan of ["basic", null] as const) {
    const { recruiter, user } = await aRecruiter({ plan });
    const moderator = await aStaffMember("moderation");
    const subject = { kind: "recruiter", subjectId: recruiter.id, reason: "fraud" };
    const { caseId } = (await reportThing(await aPerson(), subject)) as { caseId: string };
    await decideCase(moderator, { caseId, ruling: "suspended", days: 7, ...why });
    await runDueHandlers();
    const [email] = await mailTo(user.id);
    expect(JSON.stringify(email).includes("You aren’t charged for your plan in the meantime.")).toBe(plan !== null);
  }
});

test("a contract signed outside is a claim for a penalty, with its evidence, its sum and an appeal", async () => {
  const { recruiter, user, actor } = await aRecruiter();
  const [reporter, moderator] = [await aPerson(), await aStaffMember("moderation")];
  const words = "They sent me the contract by post, dated 3 November.";
  const subject = { kind: "recruiter", subjectId: recruiter.id, reason: "bypass", words };
  const { caseId } = (await reportThing(reporter, subject)) as { caseId: string };
  const claim = { caseId, ruling: "warned", rule: "bypass", reason: "The contract of 3 November." };
  await expect(decideCase(moderator, claim)).rejects.toMatchObject({ fields: { contractCents: ["required"] } });
  await decideCase(moderator, { ...claim, contractCents: "100 000" });
  await runDueHandlers();
  expect(await getCase(moderator, caseId)).toMatchObject({
    penaltyCents: 4_000_000,
    reports: [{ reason: "bypass", words, snapshot: { title: recruiter.organizationName } }],
  });
  expect((await mailTo(user.id))[0]?.body).toContain(
    "You owe a penalty of €40,000: 40% of the contract’s total value.",
  );
  expect(await getNotice(actor, caseId)).toMatchObject({ penaltyCents: 4_000_000, mayAppeal: true });
});

test("no penalty is claimed from a minor, from nobody, or with a dismissal", async () => {
  const claim = { ruling: "warned", rule: "bypass", reason: "Signed elsewhere.", contractCents: "500" };
  const { player, moderator } = { ...(await aMinor()), moderator: await aStaffMember("moderation") };
  const { id: ofMinor } = await aModerationCase({ concernedId: player.userId });
  const { id: ofHouse } = await aModerationCase();
  await expect(decideCase(moderator, { ...claim, caseId: ofMinor })).rejects.toEqual(refusal("contract_of_minor"));
  await expect(decideCase(moderator, { ...claim, caseId: ofHouse })).rejects.toEqual(refusal("ruling_impossible"));
  await decideCase(moderator, { ...claim, caseId: ofHouse, ruling: "dismissed" });
  expect((await caseOf(ofHouse)).penaltyCents).toBeNull();
});

test("of two parallel decisions one succeeds, and the other person is told who decided", async () => {
  const { caseId, moderator } = await aReportedOffer();
  const both = [moderator, await aStaffMember("moderation")];
  const tries = await Promise.allSettled(both.map((actor) => decideCase(actor, { caseId, ruling: "dismissed" })));
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const first = both[tries.findIndex(({ status }) => status === "fulfilled")];
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: first?.userId ?? "" } });
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "case_decided_meanwhile", by: fullName },
  });
  expect((await caseOf(caseId)).decidedById).toBe(first?.userId);
});

test("a suspension ends sessions, hides the account's content and takes down the reported one", async () => {
  const { owner, moderator, offer, caseId } = await aReportedOffer();
  const userId = owner.userId ?? "";
  await db.session.create({ data: { userId, refreshHash: caseId, expiresAt: daysFrom(now(), 9) } });
  await decideCase(moderator, { caseId, ruling: "suspended", days: "7", ...why });
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { sessions: true } });
  expect(Math.round(((user.suspendedUntil?.getTime() ?? 0) - now().getTime()) / 86_400_000)).toBe(7);
  expect(user.disabledAt).not.toBeNull();
  expect(user.sessions.every(({ revokedAt }) => revokedAt)).toBe(true);
  expect(await db.sportJob.findUnique({ where: { id: offer.id } })).toMatchObject({ status: "rejected" });
});

test("a permanent suspension has no end date", async () => {
  const { owner, moderator, caseId } = await aReportedOffer();
  await decideCase(moderator, { caseId, ruling: "closed", ...why });
  const user = await db.user.findUniqueOrThrow({ where: { id: owner.userId ?? "" } });
  expect([user.suspendedAt !== null, user.suspendedUntil]).toEqual([true, null]);
});

test("every decision except dismissal needs a rule and a text, a suspension its length", async () => {
  const { moderator, caseId } = await aReportedOffer();
  await expect(decideCase(moderator, { caseId, ruling: "warned" })).rejects.toMatchObject({
    fields: { rule: ["house_rule_required"], reason: ["required"] },
  });
  await expect(decideCase(moderator, { caseId, ruling: "suspended", ...why })).rejects.toMatchObject({
    fields: { days: ["days_invalid"] },
  });
  await expect(decideCase(moderator, { caseId, ...why })).rejects.toMatchObject({
    fields: { ruling: ["ruling_required"] },
  });
});

test("moderators cannot decide about themselves; staff cannot be suspended here; content of the operator warns nobody", async () => {
  const [moderator, colleague] = [await aStaffMember("moderation"), await anAdmin()];
  const ownCase = await aModerationCase({ concernedId: moderator.userId });
  const colleaguesCase = await aModerationCase({ concernedId: colleague.userId });
  const platformCase = await aModerationCase();
  const decide = (caseId: string, ruling: string) => decideCase(moderator, { caseId, ruling, days: "3", ...why });
  await expect(decide(ownCase.id, "dismissed")).rejects.toEqual(refusal("case_is_own"));
  await expect(decide(colleaguesCase.id, "suspended")).rejects.toEqual(refusal("ruling_impossible"));
  await expect(decide(platformCase.id, "warned")).rejects.toEqual(refusal("ruling_impossible"));
  await expect(decide(platformCase.id, "taken_down")).rejects.toEqual(refusal("thing_gone"));
});

test("the guardian who reported for a child, and the guardian of a child concerned, are notified of the decision", async () => {
  const { player: minor, recruiter, threadId } = await aMinorsThread();
  const moderator = await aStaffMember("moderation");
  await sendMessage(recruiter.actor, { threadId, content: "Send me your number." });
  const { caseId } = (await reportThing(minor.guardianActor, {
    kind: "thread",
    subjectId: threadId,
    reason: "contact",
  })) as { caseId: string };
  await decideCase(moderator, { caseId, ruling: "warned", ...why });
  const { player } = await aMinor();
  const guardian = await db.guardian.findUniqueOrThrow({ where: { playerId: player.id } });
  const report = (await reportThing(await aPerson(), { kind: "player", subjectId: player.id, reason: "untrue" })) as {
    caseId: string;
  };
  await decideCase(moderator, { caseId: report.caseId, ruling: "warned", ...why });
  await runDueHandlers();
  const emailsTo = (to: string) => db.mail.findMany({ where: { to } });
  const toGuardian = (await emailsTo(minor.guardian.email)).map(({ subject }) => subject);
  expect(toGuardian).toContain("We’ve reviewed your report");
  expect(toGuardian.filter((subject) => subject.includes("decision"))).toEqual([]);
  expect((await bellOf(minor.user.id)).map(({ kind }) => kind)).not.toContain("reportHandled");
  expect((await emailsTo(guardian.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("A decision that affects you"),
  ]);
});

test("the activity log shows the decision and the state before and after", async () => {
  const { caseId, moderator, offer } = await aReportedOffer();
  await decideCase(moderator, { caseId, ruling: "taken_down", ...why });
  const activity = (await recentActivity(await aStaffMember("reports")))?.entries.find(
    ({ type, names }) => type === "case.decided" && names.title === offer.title,
  );
  expect(activity).toMatchObject({ names: { ruling: "taken_down" }, change: { was: "shown", is: "taken_down" } });
  expect((await getCase(moderator, caseId))?.item?.visibility).toBe("taken_down");
});
