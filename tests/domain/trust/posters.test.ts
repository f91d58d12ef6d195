import { afterAll, beforeAll, expect, test } from "vitest";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import { postJob } from "@/lib/jobs/commands/post-job";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { personCase } from "@/lib/trust/queries/person-case";
import { aJobForm } from "../../support/factories/offers";
import { aMinor, anAdmin, aPerson, aPlayer, aRecruiter, aSport, aStaffMember } from "../../support/factories/people";
import { untilVerdictsSettle } from "../../support/factories/verification";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

async function post(actor: Actor) {
  await postJob(actor, aJobForm({ birthDate: "1990-05-01" }));
  await runDueHandlers();
  return db.kycDocument.findMany({ where: { userId: actor.userId! }, orderBy: { createdAt: "asc" } });
}

const emailsTo = async ({ userId }: Actor) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId! } });
  return (await db.mail.findMany({ where: { to: email } })).map(({ subject }) => subject);
};

test("the identity card of an offer is verified once, with the name on the account", async () => {
  const [poster, admin] = [await aPerson(), await anAdmin()];
  const [openedCase, ...others] = await post(poster);
  expect([openedCase?.documentType, openedCase?.verificationStatus, others.length]).toEqual(["identity", "pending", 0]);
  const [document] = (await personCase(admin, poster.userId!))!.documents;
  expect(document).toMatchObject({
    applicant: "poster",
    questions: ["name", "valid", "whole"],
    reading: { state: "never" },
  });
  await approveVerification(admin, { id: openedCase!.id, answers: ["name", "valid", "whole"] });
  await untilVerdictsSettle();
  await runDueHandlers();
  expect(await emailsTo(poster)).toContain("Your identity is verified");
  expect(await post(poster)).toHaveLength(1);
});

test("after a rejection the author is told why, and the card of the next offer is verified", async () => {
  const [poster, admin] = [await aPerson(), await anAdmin()];
  const [openedCase] = await post(poster);
  await rejectVerification(admin, { id: openedCase!.id, reason: "Too dark to read." });
  await untilVerdictsSettle();
  await runDueHandlers();
  expect(await emailsTo(poster)).toContain("Not accepted: the identity document for your job listing");
  expect((await post(poster)).map(({ verificationStatus }) => verificationStatus)).toEqual(["rejected", "pending"]);
});

test("an adult player's card verifies the profile; organizations and minors are verified otherwise", async () => {
  const { actor: player } = await aPlayer();
  const [openedCase] = await post(player);
  expect(openedCase?.documentType).toBe("identity");
  const [document] = (await personCase(await anAdmin(), player.userId!))!.documents;
  expect(document).toMatchObject({ applicant: "player" });
  expect(await post((await aRecruiter()).actor)).toEqual([]);
  const { actor: minor } = await aMinor({ age: 17 });
  expect(await post(minor).catch(() => [])).toEqual([]);
});

test("support still opens the card for introductions beside the verification staff", async () => {
  const poster = await aPerson();
  const [openedCase] = await post(poster);
  const id = openedCase!.documentId!;
  for (const scope of ["support", "verification"] as const)
    expect(await viewDocument(await aStaffMember(scope), { id })).toHaveProperty("url");
  await expect(viewDocument(await aStaffMember("news"), { id })).rejects.toMatchObject({ code: "not_found" });
});
