import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import type { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { approveKyc } from "@/lib/verification/commands/approve-kyc";
import { questions as answers } from "@/lib/verification/schema/questions";
import { outdatedBy } from "../../support/freshness";
import { anAdmin, aPerson, aPlayer } from "../../support/mint/factories";
import { aCase, aNewRecruiter, untilVerdictsSettle } from "../../support/mint/kyc";

const kyc = (id: string) => db.kycDocument.findUniqueOrThrow({ where: { id }, include: { document: true } });

test("both documents are needed to verify and notify the recruiter", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveKyc(admin, { answers, id: made.identity.id });
  await untilVerdictsSettle();
  expect(await made.status()).toBe("pending");
  expect(await kyc(made.identity.id)).toMatchObject({
    verificationStatus: "verified",
    decidedById: admin.userId,
    verifiedAt: expect.any(Date),
  });
  await approveKyc(admin, { answers, id: made.proof.id });
  const outdated = await outdatedBy(untilVerdictsSettle);
  expect([...outdated]).toEqual(expect.arrayContaining(["recruiters", "stats", "events"]));
  expect(await made.status()).toBe("verified");
  expect(await made.facts()).toEqual(["recruiter.verified"]);
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: made.user.id } })).toBe(1);
  expect(await db.mail.findMany({ where: { to: made.user.email } })).toMatchObject([
    { subject: expect.stringContaining(made.recruiter.organizationName) },
  ]);
});

test("the identity image is deleted thirty days after the decision; the proof stays", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveKyc(admin, { answers, id: made.identity.id });
  await approveKyc(admin, { answers, id: made.proof.id });
  await untilVerdictsSettle();
  const { decidedAt, document } = await kyc(made.identity.id);
  expect(Math.abs(document!.deleteAt!.getTime() - daysFrom(decidedAt!, 30).getTime())).toBeLessThan(60_000);
  expect((await kyc(made.proof.id)).document?.deleteAt).toBeNull();
});

test("two parallel approvals verify and notify once", async () => {
  const made = await aNewRecruiter();
  const admins = [await anAdmin(), await anAdmin()];
  await Promise.all([
    approveKyc(admins[0]!, { answers, id: made.identity.id }),
    approveKyc(admins[1]!, { answers, id: made.proof.id }),
  ]);
  await Promise.all([untilVerdictsSettle(), untilVerdictsSettle()]);
  expect(await made.status()).toBe("verified");
  expect(await made.facts()).toEqual(["recruiter.verified"]);
});

test("a document is decided once", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  const both = await Promise.allSettled([1, 2].map(() => approveKyc(admin, { answers, id: made.identity.id })));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(approveKyc(admin, { answers, id: made.identity.id })).rejects.toMatchObject({
    code: "kyc_already_decided",
  });
});

test("a license alone verifies nobody", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  const licence = await aCase(made.user.id, "professional_licence");
  await approveKyc(admin, { answers, id: licence.id });
  await untilVerdictsSettle();
  expect(await made.status()).toBe("pending");
  expect(await made.facts()).toEqual(["licence.verified"]);
});

test("others are refused alike for known and unknown documents", async () => {
  const made = await aNewRecruiter();
  for (const actor of [made.actor, await aPerson("player"), visitor()]) {
    for (const id of [made.identity.id, randomUUID()]) {
      await expect(approveKyc(actor, { answers, id })).rejects.toMatchObject({ code: "staff_only" });
    }
  }
  expect(await kyc(made.identity.id)).toMatchObject({ verificationStatus: "pending" });
});

test("an unknown document is not found", async () => {
  await expect(approveKyc(await anAdmin(), { answers, id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
});

test("a second decision is refused naming the first, and missing answers are required", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  const { id } = made.proof;
  for (const given of [undefined, [], ["organization", "registered", "place"], ["nonsense"]])
    await expect(approveKyc(admin, { id, answers: given })).rejects.toMatchObject({
      fields: { answers: ["questions_unanswered"] },
    });
  await approveKyc(admin, { id, answers: ["organization", "registered", "place", "acts"] });
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: admin.userId } });
  const late = await approveKyc(await anAdmin(), { answers, id }).catch((error: Refusal) => error);
  expect(refusalMessage("en", late as Refusal)).toContain(fullName);
});

test("a review started before a change of name cannot approve", async () => {
  const [{ player, user }, admin] = [await aPlayer(), await anAdmin()];
  const { id } = await aCase(user.id, "identity");
  const readAt = now().toISOString();
  await db.player.update({ where: { id: player.id }, data: { namedAt: secondsFrom(now(), 1) } });
  await expect(approveKyc(admin, { id, answers, readAt })).rejects.toMatchObject({ code: "told_changed" });
  await approveKyc(admin, { id, answers, readAt: secondsFrom(now(), 2).toISOString() });
});
