import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { updateProfile } from "@/lib/recruiters/commands/update-profile";
import { listVerified } from "@/lib/recruiters/queries/public";
import { takeDownRecruiter } from "@/lib/recruiters/steps/take-down-recruiter";
import { aRecruiter } from "../../support/factories/people";
import { aRecruiterForm } from "../../support/factories/sign-ups";

test("an organization taken down is hidden from the directory until its profile is changed", async () => {
  const { actor, recruiter } = await aRecruiter({ status: "pending" });
  const form = aRecruiterForm({
    identity: undefined,
    email: undefined,
    password: undefined,
    organizationProof: undefined,
    interestedSports: ["baseball"],
  });
  await updateProfile(actor, form);
  await db.recruiter.update({ where: { id: recruiter.id }, data: { status: "verified", verifiedAt: new Date() } });
  const foundIds = async () =>
    (await listVerified({ sport: "baseball" })).organizations.some(({ id }) => id === recruiter.id);
  expect(await foundIds()).toBe(true);
  await db.$transaction((tx) => takeDownRecruiter(tx, recruiter.id));
  await updateProfile(actor, form);
  expect(await foundIds()).toBe(false);
  await updateProfile(actor, { ...form, description: "Something decent" });
  expect(await foundIds()).toBe(true);
});
