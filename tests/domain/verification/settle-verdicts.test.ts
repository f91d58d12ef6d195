import { expect, test } from "vitest";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { approveKyc } from "@/lib/verification/commands/approve-kyc";
import { questions as answers } from "@/lib/verification/schema/questions";
import { settleVerdicts } from "@/lib/verification/steps/settle-verdicts";
import { anAdmin } from "../../support/mint/factories";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/mint/kyc";

test("a verdict takes effect when its time to be taken back is over, in the name of whoever gave it, and once", async () => {
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

test("a paper that was sent anew before that leaves the verdict without effect", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveKyc(admin, { answers, id: made.identity.id });
  await db.kycDocument.delete({ where: { id: made.identity.id } });
  await untilVerdictsSettle();
  expect(await made.facts()).toEqual([]);
});
