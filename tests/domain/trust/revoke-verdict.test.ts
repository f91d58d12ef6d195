import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { revokeVerdict } from "@/lib/trust/commands/revoke-verdict";
import { ownCases } from "@/lib/trust/queries/own-cases";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin } from "../../support/factories/people";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

const reason = "The photo is blurred: the number cannot be read.";

test("a decision is not notified until it takes effect, and never if withdrawn", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectVerification(admin, { id: applicant.identity.id, reason });
  await runDueHandlers();
  expect(await applicant.status()).toBe("pending");
  expect(
    (await ownCases(applicant.actor)).map(({ verificationStatus, reason: shownReason }) => [
      verificationStatus,
      shownReason,
    ]),
  ).toEqual([
    ["pending", null],
    ["pending", null],
  ]);
  await revokeVerdict(admin, { id: applicant.identity.id });
  await untilVerdictsSettle();
  await runDueHandlers();
  expect(await applicant.domainEvents()).toEqual([]);
  expect(await db.mail.count({ where: { to: applicant.user.email } })).toBe(0);
  const row = await db.kycDocument.findUniqueOrThrow({
    where: { id: applicant.identity.id },
    include: { document: true },
  });
  expect(row).toMatchObject({ verificationStatus: "pending", verdict: null, reason: null, decidedAt: null });
  expect(row.document?.deleteAt).toBeNull();
});

test("a withdrawn decision can be made again", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectVerification(admin, { id: applicant.identity.id, reason });
  await revokeVerdict(admin, { id: applicant.identity.id });
  for (const { id } of [applicant.identity, applicant.proof]) await approveVerification(admin, { answers, id });
  await untilVerdictsSettle();
  expect(await applicant.domainEvents()).toEqual(["recruiter.verified"]);
});

test("a colleague's decision cannot be withdrawn and gives not found", async () => {
  const applicant = await aNewRecruiter();
  await approveVerification(await anAdmin(), { answers, id: applicant.identity.id });
  for (const id of [applicant.identity.id, crypto.randomUUID()])
    await expect(revokeVerdict(await anAdmin(), { id })).rejects.toMatchObject({ code: "not_found" });
});

test("a decision in effect cannot be withdrawn", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveVerification(admin, { answers, id: applicant.identity.id });
  await untilVerdictsSettle();
  await expect(revokeVerdict(admin, { id: applicant.identity.id })).rejects.toMatchObject({ code: "verdict_final" });
  await expect(revokeVerdict(admin, { id: applicant.proof.id })).rejects.toMatchObject({ code: "not_found" });
  await expect(revokeVerdict(applicant.actor, { id: applicant.identity.id })).rejects.toMatchObject({
    code: "staff_only",
  });
});
