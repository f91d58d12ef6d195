import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { ownCases } from "@/lib/trust/queries/own-cases";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin } from "../../support/factories/people";
import { aCase, aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

const reason = "The photo is blurred: the number cannot be read.";

test("a rejection states its reason on the page and in the e-mail", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectVerification(admin, { id: applicant.identity.id, reason });
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("rejected");
  expect(await applicant.domainEvents()).toEqual(["recruiter.rejected"]);
  const cases = await ownCases(applicant.actor);
  expect(cases.find(({ documentType }) => documentType === "identity")).toMatchObject({
    verificationStatus: "rejected",
    reason,
  });
  const rejected = await db.kycDocument.findUniqueOrThrow({
    where: { id: applicant.identity.id },
    include: { document: true },
  });
  expect(rejected).toMatchObject({ verifiedAt: null, document: { deleteAt: expect.any(Date) } });
  await runDueHandlers();
  const [mail] = await db.mail.findMany({ where: { to: applicant.user.email } });
  expect(mail?.body).toContain(reason);
  expect(mail?.body).toContain("/recruiter-signup");
});

test("a rejection needs a reason", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const empty of [undefined, "", "  \n", "no"]) {
    const act = rejectVerification(admin, { id: applicant.identity.id, reason: empty });
    await expect(act).rejects.toMatchObject({ code: "invalid", fields: { reason: ["reason_required"] } });
  }
  expect(await applicant.status()).toBe("pending");
});

test("a rejected license keeps the recruiter verified and is notified", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const { id } of [applicant.identity, applicant.proof]) await approveVerification(admin, { answers, id });
  await untilVerdictsSettle();
  const licence = await aCase(applicant.user.id, "professional_licence");
  await rejectVerification(admin, { id: licence.id, reason });
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("verified");
  expect(await applicant.domainEvents()).toEqual(["recruiter.verified", "licence.rejected"]);
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: applicant.user.id } })).toBe(2);
});

test("a document is decided once, by verifying staff only", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await expect(rejectVerification(applicant.actor, { id: applicant.proof.id, reason })).rejects.toMatchObject({
    code: "staff_only",
  });
  await approveVerification(admin, { answers, id: applicant.proof.id });
  await expect(rejectVerification(admin, { id: applicant.proof.id, reason })).rejects.toMatchObject({
    code: "case_already_decided",
  });
});
