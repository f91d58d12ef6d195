import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { db } from "@/lib/platform/db/db";
import { approveKyc } from "@/lib/verification/commands/approve-kyc";
import { rejectKyc } from "@/lib/verification/commands/reject-kyc";
import { ownCases } from "@/lib/verification/queries/own";
import { questions as answers } from "@/lib/verification/schema/questions";
import { anAdmin } from "../../support/mint/factories";
import { aCase, aNewRecruiter, untilVerdictsSettle } from "../../support/mint/kyc";

const reason = "The photo is blurred: the number cannot be read.";

test("a rejection states its reason on the page and in the e-mail", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectKyc(admin, { id: made.identity.id, reason });
  await untilVerdictsSettle();
  expect(await made.status()).toBe("rejected");
  expect(await made.facts()).toEqual(["recruiter.rejected"]);
  const mine = await ownCases(made.actor);
  expect(mine.find(({ documentType }) => documentType === "identity")).toMatchObject({
    verificationStatus: "rejected",
    reason,
  });
  const rejected = await db.kycDocument.findUniqueOrThrow({
    where: { id: made.identity.id },
    include: { document: true },
  });
  expect(rejected).toMatchObject({ verifiedAt: null, document: { deleteAt: expect.any(Date) } });
  await runDueHandlers();
  const [mail] = await db.mail.findMany({ where: { to: made.user.email } });
  expect(mail?.body).toContain(reason);
  expect(mail?.body).toContain("/recruiter-signup");
});

test("a rejection needs a reason", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const empty of [undefined, "", "  \n", "no"]) {
    const act = rejectKyc(admin, { id: made.identity.id, reason: empty });
    await expect(act).rejects.toMatchObject({ code: "invalid", fields: { reason: ["reason_required"] } });
  }
  expect(await made.status()).toBe("pending");
});

test("a rejected license keeps the recruiter verified and is notified", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const { id } of [made.identity, made.proof]) await approveKyc(admin, { answers, id });
  await untilVerdictsSettle();
  const licence = await aCase(made.user.id, "professional_licence");
  await rejectKyc(admin, { id: licence.id, reason });
  await untilVerdictsSettle();
  expect(await made.status()).toBe("verified");
  expect(await made.facts()).toEqual(["recruiter.verified", "licence.rejected"]);
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: made.user.id } })).toBe(2);
});

test("a document is decided once, by verifying staff only", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await expect(rejectKyc(made.actor, { id: made.proof.id, reason })).rejects.toMatchObject({ code: "staff_only" });
  await approveKyc(admin, { answers, id: made.proof.id });
  await expect(rejectKyc(admin, { id: made.proof.id, reason })).rejects.toMatchObject({ code: "kyc_already_decided" });
});
