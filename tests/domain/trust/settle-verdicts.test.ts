import { expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { questions as answers } from "@/lib/trust/schema/questions";
import { settleVerdicts } from "@/lib/trust/steps/settle-verdicts";
import { anAdmin } from "../../support/factories/people";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

test("a decision takes effect once, after the withdrawal period, in its author's name", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const { id } of [applicant.identity, applicant.proof]) await approveVerification(admin, { answers, id });
  await settleVerdicts(system());
  expect(await applicant.status()).toBe("pending");
  await untilVerdictsSettle();
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("verified");
  expect(await applicant.domainEvents()).toEqual(["recruiter.verified"]);
  const events = await db.domainEvent.findMany({ where: { type: "recruiter.verified", actorId: admin.userId } });
  expect(events).toHaveLength(1);
});

test("a document replaced before that leaves the decision without effect", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveVerification(admin, { answers, id: applicant.identity.id });
  await db.kycDocument.delete({ where: { id: applicant.identity.id } });
  await untilVerdictsSettle();
  expect(await applicant.domainEvents()).toEqual([]);
});
