import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { personCase } from "@/lib/trust/queries/person-case";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin, aPerson, aStaffMember } from "../../support/factories/people";
import { aCase, aNewAgent, aNewRecruiter } from "../../support/factories/verification";

test("a person's documents are listed together, the newest of each kind, with their questions", async () => {
  const [agent, admin] = [await aNewAgent(), await anAdmin()];
  const before = { verificationStatus: "rejected", reason: "Blurred.", createdAt: new Date(0) } as const;
  const old = await aCase(agent.user.id, "identity", before);
  await aCase(agent.user.id, "professional_licence");
  const personView = await personCase(admin, agent.user.id);
  expect(personView?.documents.map(({ documentType, questions }) => [documentType, questions])).toEqual([
    ["identity", ["name", "valid", "whole"]],
    ["organization_proof", ["organization", "registered", "place", "acts"]],
    ["professional_licence", ["holder", "issuer", "valid", "territory"]],
  ]);
  expect(personView?.earlier.map(({ id, reason }) => [id, reason])).toEqual([[old.id, "Blurred."]]);
});

test("the first approval is shown, and the next case is one that this reader can decide", async () => {
  const [agent, club] = [await aNewAgent(), await aNewRecruiter()];
  const [first, second] = [await anAdmin(), await anAdmin()];
  const all = await db.kycDocument.findMany({ where: { verificationStatus: "pending" }, select: { id: true } });
  const caseIds = [agent.identity.id, agent.proof.id, club.identity.id, club.proof.id];
  const others = all.filter(({ id }) => !caseIds.includes(id)).map(({ id }) => id);
  await db.kycDocument.updateMany({ where: { id: { in: others } }, data: { verdict: "verified" } });
  for (const id of caseIds.slice(0, 2)) await approveVerification(first, { answers, id });
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: first.userId } });
  expect((await personCase(second, agent.user.id))?.documents[0]?.first).toMatchObject({
    by: fullName,
    isReaders: false,
  });
  expect((await personCase(first, agent.user.id))?.documents[0]?.first).toMatchObject({ isReaders: true });
  expect((await personCase(second, club.user.id))?.next).toBe(agent.user.id);
  expect((await personCase(first, club.user.id))?.next).toBeNull();
});

test("only verifying staff can open it, and people without documents have no page", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  for (const actor of [applicant.actor, await aPerson("player"), await aStaffMember("support")])
    expect(await personCase(actor, applicant.user.id)).toBeNull();
  for (const id of [admin.userId, crypto.randomUUID(), "nonsense"]) expect(await personCase(admin, id)).toBeNull();
});
