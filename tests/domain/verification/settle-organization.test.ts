import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { settleOrganization } from "@/lib/verification/steps/settle-organization";
import { anAdmin, aRecruiter } from "../../support/mint/factories";
import { aCase, aNewRecruiter } from "../../support/mint/kyc";

const verdict = "verified" as const;

test("the first of two approvals changes nothing, the second verifies the organization and notifies once", async () => {
  const [made, admin] = [await aNewRecruiter(), await anAdmin()];
  const settle = async ({ id, documentType }: typeof made.identity) => {
    await db.kycDocument.update({ where: { id }, data: { verificationStatus: verdict, verifiedAt: now() } });
    await db.$transaction((tx) => settleOrganization(tx, admin, made.recruiter, { id, documentType, verdict }));
  };
  await settle(made.identity);
  expect([await made.status(), await made.facts()]).toEqual(["pending", []]);
  await settle(made.proof);
  expect([await made.status(), await made.facts()]).toEqual(["verified", ["recruiter.verified"]]);
});

test("a license is notified and verifies nobody", async () => {
  const [made, admin] = [await aRecruiter({ status: "pending", verifiedAt: null }), await anAdmin()];
  const { id, documentType } = await aCase(made.user.id, "professional_licence");
  await db.$transaction((tx) => settleOrganization(tx, admin, made.recruiter, { id, documentType, verdict }));
  const told = await db.fact.findMany({ where: { data: { path: ["kycId"], equals: id } } });
  expect(told.map(({ type }) => type)).toEqual(["licence.verified"]);
  expect(await db.recruiter.findUnique({ where: { id: made.recruiter.id } })).toMatchObject({ status: "pending" });
});
