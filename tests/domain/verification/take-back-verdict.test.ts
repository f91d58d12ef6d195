import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { db } from "@/lib/platform/db/db";
import { approveKyc } from "@/lib/verification/commands/approve-kyc";
import { rejectKyc } from "@/lib/verification/commands/reject-kyc";
import { takeBackVerdict } from "@/lib/verification/commands/take-back-verdict";
import { ownCases } from "@/lib/verification/queries/own";
import { questions as answers } from "@/lib/verification/schema/questions";
import { anAdmin } from "../../support/mint/factories";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/mint/kyc";

const reason = "The photo is blurred: the number cannot be read.";

test("a decision is not notified until it takes effect, and never if withdrawn", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectKyc(admin, { id: made.identity.id, reason });
  await runDueHandlers();
  expect(await made.status()).toBe("pending");
  expect(
    (await ownCases(made.actor)).map(({ verificationStatus, reason: told }) => [verificationStatus, told]),
  ).toEqual([
    ["pending", null],
    ["pending", null],
  ]);
  await takeBackVerdict(admin, { id: made.identity.id });
  await untilVerdictsSettle();
  await runDueHandlers();
  expect(await made.facts()).toEqual([]);
  expect(await db.mail.count({ where: { to: made.user.email } })).toBe(0);
  const row = await db.kycDocument.findUniqueOrThrow({ where: { id: made.identity.id }, include: { document: true } });
  expect(row).toMatchObject({ verificationStatus: "pending", verdict: null, reason: null, decidedAt: null });
  expect(row.document?.deleteAt).toBeNull();
});

test("a withdrawn decision can be made again", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectKyc(admin, { id: made.identity.id, reason });
  await takeBackVerdict(admin, { id: made.identity.id });
  for (const { id } of [made.identity, made.proof]) await approveKyc(admin, { answers, id });
  await untilVerdictsSettle();
  expect(await made.facts()).toEqual(["recruiter.verified"]);
});

test("a colleague's decision cannot be withdrawn and gives not found", async () => {
  const made = await aNewRecruiter();
  await approveKyc(await anAdmin(), { answers, id: made.identity.id });
  for (const id of [made.identity.id, crypto.randomUUID()])
    await expect(takeBackVerdict(await anAdmin(), { id })).rejects.toMatchObject({ code: "not_found" });
});

test("a decision in effect cannot be withdrawn", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveKyc(admin, { answers, id: made.identity.id });
  await untilVerdictsSettle();
  await expect(takeBackVerdict(admin, { id: made.identity.id })).rejects.toMatchObject({ code: "verdict_final" });
  await expect(takeBackVerdict(admin, { id: made.proof.id })).rejects.toMatchObject({ code: "not_found" });
  await expect(takeBackVerdict(made.actor, { id: made.identity.id })).rejects.toMatchObject({ code: "staff_only" });
});
