import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { decideVerification } from "@/lib/trust/steps/decide-verification";
import { anAdmin } from "../../support/factories/people";
import { aNewRecruiter } from "../../support/factories/verification";

test("a decision stores its author and time and has no effect yet", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  const { id } = applicant.proof;
  const verdict = { verdict: "rejected", reason: "Out of date." } as const;
  await db.$transaction((tx) => decideVerification(tx, admin, applicant.proof, verdict));
  expect(await db.kycDocument.findUnique({ where: { id } })).toMatchObject({
    ...verdict,
    verificationStatus: "pending",
    decidedById: admin.userId,
    decidedAt: expect.any(Date),
  });
});
