import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { updateProfile } from "@/lib/recruiters/commands/update-profile";
import { aPdf } from "../../support/factories/files";
import { aPerson, aPlayer, aRecruiter } from "../../support/factories/people";
import { aRecruiterForm } from "../../support/factories/sign-ups";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type RecruiterRows = Awaited<ReturnType<typeof aRecruiter>>;
/** The pre-filled form. */
const filledIn = ({ recruiter }: RecruiterRows, over = {}) => ({
  ...aRecruiterForm({ identity: undefined, organizationProof: undefined }),
  organizationType: recruiter.organizationType,
  organizationName: recruiter.organizationName,
  country: recruiter.country,
  ...over,
});
const now = ({ recruiter }: RecruiterRows) => db.recruiter.findUniqueOrThrow({ where: { id: recruiter.id } });

test("changes are saved, emptied fields are empty, and the status stays", async () => {
  const recruiter = await aRecruiter({ websiteUrl: "https://club.example", ageMin: 20 });
  await updateProfile(recruiter.actor, filledIn(recruiter, { city: "Dakar", websiteUrl: "", ageMin: "", ageMax: "" }));
  expect(await now(recruiter)).toMatchObject({
    city: "Dakar",
    websiteUrl: null,
    ageMin: null,
    status: "verified",
    email: recruiter.recruiter.email,
  });
});

test("the form cannot change status, budget or owner", async () => {
  const recruiter = await aRecruiter({ status: "pending", verifiedAt: null });
  await updateProfile(
    recruiter.actor,
    filledIn(recruiter, { status: "verified", verifiedAt: "2020-01-01", budgetCents: 1, userId: "x" }),
  );
  expect(await now(recruiter)).toMatchObject({
    status: "pending",
    verifiedAt: null,
    budgetCents: 5_000_000,
    userId: recruiter.user.id,
  });
});

test("renaming a verified organization requires a new proof and verification", async () => {
  const recruiter = await aRecruiter();
  const renamed = filledIn(recruiter, { organizationName: "Real Somewhere Else" });
  await expect(updateProfile(recruiter.actor, renamed)).rejects.toMatchObject({
    code: "renamed_needs_proof",
    fields: { organizationProof: ["renamed_needs_proof"] },
  });
  await updateProfile(recruiter.actor, { ...renamed, organizationProof: aPdf() });
  await runDueHandlers();
  expect(await now(recruiter)).toMatchObject({
    organizationName: "Real Somewhere Else",
    status: "pending",
    verifiedAt: null,
  });
  expect(await db.kycDocument.count({ where: { userId: recruiter.user.id, verificationStatus: "pending" } })).toBe(1);
});

test("a user without a recruiter profile cannot edit one", async () => {
  const { actor: player } = await aPlayer();
  for (const actor of [player, await aPerson("recruiter")]) {
    await expect(updateProfile(actor, aRecruiterForm())).rejects.toMatchObject({ code: "recruiters_only" });
  }
});
