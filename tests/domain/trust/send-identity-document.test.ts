import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { sendIdentityDocument } from "@/lib/trust/commands/send-identity-document";
import { verificationQueue } from "@/lib/trust/queries/queue";
import { aPdf } from "../../support/factories/files";
import { aMinor, anAdmin, aPlayer, aRecruiter, aStaffMember, guardianOf } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const send = (actor: Parameters<typeof sendIdentityDocument>[0], kind: string) =>
  sendIdentityDocument(actor, { kind, file: aPdf() });

test("an adult's document enters the queue; sent again while pending, it is there once", async () => {
  const { actor, user } = await aPlayer();
  await send(actor, "identity");
  const { documentId } = await send(actor, "identity");
  await runDueHandlers();
  const cases = await db.kycDocument.findMany({ where: { userId: user.id } });
  expect(cases).toMatchObject([{ documentId, documentType: "identity", verificationStatus: "pending" }]);
  const queued = (await verificationQueue(await anAdmin()))?.cases.find(({ id }) => id === cases[0]?.id);
  expect(queued).toMatchObject({ player: { minor: false }, questions: ["name", "birth", "valid", "whole"] });
});

test("a minor's documents come from the guardian only, and only verifying staff can open them", async () => {
  const { actor, user, guardianActor } = await aMinor();
  for (const kind of ["identity", "guardian_identity", "guardian_tie"])
    await expect(send(actor, kind)).rejects.toMatchObject({ code: "guardian_sends_documents" });
  await expect(send(guardianActor, "identity")).rejects.toMatchObject({ code: "not_found" });
  const { documentId: id } = await send(guardianActor, "guardian_tie");
  const before = [actor, await aStaffMember("support", "accounts", "moderation")];
  for (const outsider of before)
    await expect(viewDocument(outsider, { id })).rejects.toMatchObject({ code: "not_found" });
  await runDueHandlers();
  for (const outsider of before)
    await expect(viewDocument(outsider, { id })).rejects.toMatchObject({ code: "not_found" });
  const colleague = await aStaffMember("verification");
  await viewDocument(colleague, { id });
  expect(await db.documentView.findMany({ where: { documentId: id } })).toMatchObject([{ viewerId: colleague.userId }]);
  expect(await db.kycDocument.findMany({ where: { userId: user.id } })).toMatchObject([
    { documentType: "guardian_tie" },
  ]);
});

test("documents are refused before the guardian's consent, after the check, and from anybody else", async () => {
  const [child, grown, checked] = [
    await aMinor(),
    await aPlayer(),
    await aPlayer({ identityCheckedAt: now(), namedAt: new Date(0) }),
  ];
  await db.guardian.update({ where: { playerId: child.player.id }, data: { status: "invited" } });
  await expect(send(child.guardianActor, "guardian_tie")).rejects.toMatchObject({ code: "guardian_yes_first" });
  await expect(send(checked.actor, "identity")).rejects.toMatchObject({ code: "identity_already_checked" });
  await expect(send(grown.actor, "guardian_tie")).rejects.toMatchObject({ code: "not_found" });
  const late = guardianOf(grown.player.id);
  await expect(send(late, "guardian_identity")).rejects.toMatchObject({ code: "guardian_not_needed" });
  await expect(send(guardianOf(randomUUID()), "guardian_tie")).rejects.toMatchObject({ code: "not_found" });
  await expect(send((await aRecruiter()).actor, "identity")).rejects.toMatchObject({ code: "players_only" });
  await expect(sendIdentityDocument(grown.actor, { kind: "identity" })).rejects.toMatchObject({
    fields: { file: ["file_required"] },
  });
  expect(await db.document.count({ where: { ownerId: { in: [child.user.id, grown.user.id] } } })).toBe(0);
});
