import { expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { approveKyc } from "@/lib/verification/commands/approve-kyc";
import { questions as answers } from "@/lib/verification/schema/questions";
import { settleVerdicts } from "@/lib/verification/steps/settle-verdicts";
import { anAdmin } from "../../support/mint/factories";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/mint/kyc";

test("a decision takes effect once, after the withdrawal period, in its author's name", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const { id } of [made.identity, made.proof]) await approveKyc(admin, { answers, id });
  await settleVerdicts(system());
  expect(await made.status()).toBe("pending");
  await untilVerdictsSettle();
  await untilVerdictsSettle();
  expect(await made.status()).toBe("verified");
  expect(await made.facts()).toEqual(["recruiter.verified"]);
  const told = await db.fact.findMany({ where: { type: "recruiter.verified", actorId: admin.userId } });
  expect(told).toHaveLength(1);
});

test("a document replaced before that leaves the decision without effect", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveKyc(admin, { answers, id: made.identity.id });
  await db.kycDocument.delete({ where: { id: made.identity.id } });
  await untilVerdictsSettle();
  expect(await made.facts()).toEqual([]);
});
