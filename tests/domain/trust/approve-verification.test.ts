import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import type { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin, aPerson, aPlayer } from "../../support/factories/people";
import { aCase, aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";
import { outdatedBy } from "../../support/freshness";

const caseOf = (id: string) => db.kycDocument.findUniqueOrThrow({ where: { id }, include: { document: true } });

test("both documents are needed to verify and notify the recruiter", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveVerification(admin, { answers, id: applicant.identity.id });
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("pending");
  expect(await caseOf(applicant.identity.id)).toMatchObject({
    verificationStatus: "verified",
    decidedById: admin.userId,
    verifiedAt: expect.any(Date),
  });
  await approveVerification(admin, { answers, id: applicant.proof.id });
  const outdated = await outdatedBy(untilVerdictsSettle);
  expect([...outdated]).toEqual(expect.arrayContaining(["recruiters", "stats", "events"]));
  expect(await applicant.status()).toBe("verified");
  expect(await applicant.domainEvents()).toEqual(["recruiter.verified"]);
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: applicant.user.id } })).toBe(1);
  expect(await db.mail.findMany({ where: { to: applicant.user.email } })).toMatchObject([
    { subject: expect.stringContaining(applicant.recruiter.organizationName) },
  ]);
});

test("the identity image is deleted thirty days after the decision; the proof stays", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveVerification(admin, { answers, id: applicant.identity.id });
  await approveVerification(admin, { answers, id: applicant.proof.id });
  await untilVerdictsSettle();
  const { decidedAt, document } = await caseOf(applicant.identity.id);
  expect(Math.abs(document!.deleteAt!.getTime() - daysFrom(decidedAt!, 30).getTime())).toBeLessThan(60_000);
  expect((await caseOf(applicant.proof.id)).document?.deleteAt).toBeNull();
});

test("two parallel approvals verify and notify once", async () => {
  const applicant = await aNewRecruiter();
  const admins = [await anAdmin(), await anAdmin()];
  await Promise.all([
    approveVerification(admins[0]!, { answers, id: applicant.identity.id }),
    approveVerification(admins[1]!, { answers, id: applicant.proof.id }),
  ]);
  await Promise.all([untilVerdictsSettle(), untilVerdictsSettle()]);
  expect(await applicant.status()).toBe("verified");
  expect(await applicant.domainEvents()).toEqual(["recruiter.verified"]);
});

test("a document is decided once", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  const both = await Promise.allSettled(
    [1, 2].map(() => approveVerification(admin, { answers, id: applicant.identity.id })),
  );
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(approveVerification(admin, { answers, id: applicant.identity.id })).rejects.toMatchObject({
    code: "case_already_decided",
  });
});

test("a license alone verifies nobody", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  const licence = await aCase(applicant.user.id, "professional_licence");
  await approveVerification(admin, { answers, id: licence.id });
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("pending");
  expect(await applicant.domainEvents()).toEqual(["licence.verified"]);
});

test("others are refused alike for known and unknown documents", async () => {
  const applicant = await aNewRecruiter();
  for (const actor of [applicant.actor, await aPerson("player"), visitor()]) {
    for (const id of [applicant.identity.id, randomUUID()]) {
      await expect(approveVerification(actor, { answers, id })).rejects.toMatchObject({ code: "staff_only" });
    }
  }
  expect(await caseOf(applicant.identity.id)).toMatchObject({ verificationStatus: "pending" });
});

test("an unknown document is not found", async () => {
  await expect(approveVerification(await anAdmin(), { answers, id: randomUUID() })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a second decision is refused naming the first, and missing answers are required", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  const { id } = applicant.proof;
  for (const answers of [undefined, [], ["organization", "registered", "place"], ["nonsense"]])
    await expect(approveVerification(admin, { id, answers: answers })).rejects.toMatchObject({
      fields: { answers: ["questions_unanswered"] },
    });
  await approveVerification(admin, { id, answers: ["organization", "registered", "place", "acts"] });
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: admin.userId } });
  const late = await approveVerification(await anAdmin(), { answers, id }).catch((error: Refusal) => error);
  expect(refusalMessage("en", late as Refusal)).toContain(fullName);
});

test("a review started before a change of name cannot approve", async () => {
  const [{ player, user }, admin] = [await aPlayer(), await anAdmin()];
  const { id } = await aCase(user.id, "identity");
  const readAt = now().toISOString();
  await db.player.update({ where: { id: player.id }, data: { namedAt: secondsFrom(now(), 1) } });
  await expect(approveVerification(admin, { id, answers, readAt })).rejects.toMatchObject({ code: "details_changed" });
  await approveVerification(admin, { id, answers, readAt: secondsFrom(now(), 2).toISOString() });
});
