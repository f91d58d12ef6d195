import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { db } from "@/lib/platform/db/db";
import { updateProfile } from "@/lib/recruiters/commands/update-profile";
import { aPerson, aPlayer, aRecruiter } from "../../support/mint/factories";
import { aPdf } from "../../support/mint/files";
import { aRecruiterForm } from "../../support/mint/sign-ups";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

type Made = Awaited<ReturnType<typeof aRecruiter>>;
/** The form as its owner finds it, filled in. */
const filledIn = ({ recruiter }: Made, over = {}) => ({
  ...aRecruiterForm({ identity: undefined, organizationProof: undefined }),
  organizationType: recruiter.organizationType,
  organizationName: recruiter.organizationName,
  country: recruiter.country,
  ...over,
});
const now = ({ recruiter }: Made) => db.recruiter.findUniqueOrThrow({ where: { id: recruiter.id } });

test("changes are saved, emptied fields are empty, and the status stays", async () => {
  const made = await aRecruiter({ websiteUrl: "https://club.example", ageMin: 20 });
  await updateProfile(made.actor, filledIn(made, { city: "Dakar", websiteUrl: "", ageMin: "", ageMax: "" }));
  expect(await now(made)).toMatchObject({
    city: "Dakar",
    websiteUrl: null,
    ageMin: null,
    status: "verified",
    email: made.recruiter.email,
  });
});

test("the form cannot change status, budget or owner", async () => {
  const made = await aRecruiter({ status: "pending", verifiedAt: null });
  await updateProfile(
    made.actor,
    filledIn(made, { status: "verified", verifiedAt: "2020-01-01", budgetCents: 1, userId: "x" }),
  );
  expect(await now(made)).toMatchObject({
    status: "pending",
    verifiedAt: null,
    budgetCents: 5_000_000,
    userId: made.user.id,
  });
});

test("renaming a verified organization requires a new proof and verification", async () => {
  const made = await aRecruiter();
  const renamed = filledIn(made, { organizationName: "Real Somewhere Else" });
  await expect(updateProfile(made.actor, renamed)).rejects.toMatchObject({
    code: "renamed_needs_proof",
    fields: { organizationProof: ["renamed_needs_proof"] },
  });
  await updateProfile(made.actor, { ...renamed, organizationProof: aPdf() });
  await runDueHandlers();
  expect(await now(made)).toMatchObject({
    organizationName: "Real Somewhere Else",
    status: "pending",
    verifiedAt: null,
  });
  expect(await db.kycDocument.count({ where: { userId: made.user.id, verificationStatus: "pending" } })).toBe(1);
});

test("a user without a recruiter profile cannot edit one", async () => {
  const { actor: player } = await aPlayer();
  for (const actor of [player, await aPerson("recruiter")]) {
    await expect(updateProfile(actor, aRecruiterForm())).rejects.toMatchObject({ code: "recruiters_only" });
  }
});
