import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { ownCases } from "@/lib/trust/queries/own-cases";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin, aPerson, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

const stored = () => ({
  key: randomUUID(),
  path: randomUUID(),
  name: "id.png",
  mime: "image/png" as const,
  sizeBytes: 9,
  sha256: randomUUID().padEnd(64, "0"),
});

async function send(actor: Actor, kind: "identity" | "organization_proof") {
  const document = await db.$transaction((tx) => keepDocument(tx, actor, actor.userId!, { ...stored(), kind }));
  await runDueHandlers();
  return document;
}

test("a new file after a rejection sets the recruiter to pending and can be approved", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await approveVerification(admin, { answers, id: applicant.proof.id });
  await rejectVerification(admin, { id: applicant.identity.id, reason: "Too dark to read." });
  await untilVerdictsSettle();
  const { id: documentId } = await send(applicant.actor, "identity");
  expect(await applicant.status()).toBe("pending");
  const again = await db.kycDocument.findFirstOrThrow({ where: { documentId } });
  await approveVerification(admin, { answers, id: again.id });
  await untilVerdictsSettle();
  expect(await applicant.status()).toBe("verified");
});

test("a new file is shown as pending to its owner at once", async () => {
  const [applicant, admin] = [await aNewRecruiter(), await anAdmin()];
  await rejectVerification(admin, { id: applicant.identity.id, reason: "Too dark to read." });
  await untilVerdictsSettle();
  const kinds = async () =>
    (await ownCases(applicant.actor)).map((each) => [each.documentType, each.verificationStatus]).sort();
  const waiting = [
    ["identity", "pending"],
    ["organization_proof", "pending"],
  ];
  await db.$transaction((tx) =>
    keepDocument(tx, applicant.actor, applicant.user.id, { ...stored(), kind: "identity" }),
  );
  expect(await kinds()).toEqual(waiting);
  await runDueHandlers();
  expect(await kinds()).toEqual(waiting);
});

test("a file sent twice has one case, and the first file is marked for deletion", async () => {
  const applicant = await aNewRecruiter();
  await send(applicant.actor, "identity");
  const waiting = await db.kycDocument.findMany({ where: { userId: applicant.user.id, documentType: "identity" } });
  expect(waiting).toHaveLength(1);
  expect(waiting[0]!.id).not.toBe(applicant.identity.id);
  expect(await db.document.findUnique({ where: { id: applicant.identity.documentId! } })).toMatchObject({
    deleteAt: expect.any(Date),
  });
});

test("a verified recruiter who sends a newer identity stays verified while it waits", async () => {
  const applicant = await aRecruiter();
  await send(applicant.actor, "identity");
  expect(await db.recruiter.findUnique({ where: { id: applicant.recruiter.id } })).toMatchObject({
    status: "verified",
  });
});

test("a document of a user without a profile opens no case", async () => {
  const actor = await aPerson();
  await send(actor, "identity");
  expect(await db.kycDocument.count({ where: { userId: actor.userId! } })).toBe(0);
});

test("the queue is for verifying staff, grouped by person, oldest first, with null for unknown people", async () => {
  const applicant = await aNewRecruiter();
  await db.profile.delete({ where: { id: applicant.user.id } });
  const { total, cases } = (await verificationQueue(await anAdmin()))!;
  expect(total).toBeGreaterThanOrEqual(2);
  const people = [...Map.groupBy(cases, ({ userId }) => userId).values()];
  expect(people.flat().map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  const longest = people.map(([first]) => first!.createdAt.getTime());
  expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  expect(cases.find(({ id }) => id === applicant.identity.id)).toMatchObject({
    name: null,
    file: { name: "passport.png" },
  });
  expect(await verificationQueue(applicant.actor)).toBeNull();
  expect(await verificationQueue(await aStaffMember("support"))).toBeNull();
});
