import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { settleOrganization } from "@/lib/trust/steps/settle-organization";
import { anAdmin, aRecruiter } from "../../support/factories/people";
import { aCase, aNewRecruiter } from "../../support/factories/verification";

const verdict = "verified" as const;

test("the first of two approvals changes nothing, the second verifies the organization and notifies once", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  const settle = async ({ id, documentType }: typeof applicant.identity) => {
    await db.kycDocument.update({ where: { id }, data: { verificationStatus: verdict, verifiedAt: now() } });
    await db.$transaction((tx) => settleOrganization(tx, admin, applicant.recruiter, { id, documentType, verdict }));
  };
  await settle(applicant.identity);
  expect([await applicant.status(), await applicant.domainEvents()]).toEqual(["pending", []]);
  await settle(applicant.proof);
  expect([await applicant.status(), await applicant.domainEvents()]).toEqual(["verified", ["recruiter.verified"]]);
});

test("a license is notified and verifies nobody", async () => {
  const [applicant, admin] = [await aRecruiter({ status: "pending", verifiedAt: null }), await anAdmin()];
  const { id, documentType } = await aCase(applicant.user.id, "professional_licence");
  await db.$transaction((tx) => settleOrganization(tx, admin, applicant.recruiter, { id, documentType, verdict }));
  const events = await db.domainEvent.findMany({ where: { data: { path: ["verificationCaseId"], equals: id } } });
  expect(events.map(({ type }) => type)).toEqual(["licence.verified"]);
  expect(await db.recruiter.findUnique({ where: { id: applicant.recruiter.id } })).toMatchObject({ status: "pending" });
});
