import { afterEach, expect, test } from "vitest";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { ownIdentity } from "@/lib/trust/queries/own-identity";
import { questions as answers } from "@/lib/trust/schema/questions";
import { aMinor, anAdmin, aPlayer } from "../../support/factories/people";
import { aCase, untilVerdictsSettle } from "../../support/factories/verification";

afterEach(() => setClock(null));

const playerOf = (id: string) => db.player.findUniqueOrThrow({ where: { id } });
const eventsAbout = async (playerId: string) => {
  const events = await db.domainEvent.findMany({ where: { data: { path: ["playerId"], equals: playerId } } });
  return events.map(({ type }) => type);
};
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { id: "asc" } });

test("an approved document of an adult gives the badge as of the decision, notifies, and its file is deleted in thirty days", async () => {
  const [{ actor, player, user }, admin] = [await aPlayer(), await anAdmin()];
  const identityCase = await aCase(user.id, "identity");
  await approveVerification(admin, { id: identityCase.id, answers });
  expect(await ownIdentity(actor)).toMatchObject({ state: "pending" });
  await untilVerdictsSettle();
  await runDueHandlers();
  const { decidedAt } = await db.kycDocument.findUniqueOrThrow({ where: { id: identityCase.id } });
  expect(await playerOf(player.id)).toMatchObject({
    identityChecked: true,
    identityCheckedAt: decidedAt,
    identityBasis: "own_document",
  });
  expect(await eventsAbout(player.id)).toEqual(["player.verified"]);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your identity is verified"]);
  const bell = await db.notification.findMany({ where: { userId: user.id }, select: { kind: true } });
  expect(bell).toEqual([{ kind: "identityChecked" }]);
  expect(await ownIdentity(actor)).toMatchObject({ state: "checked", documents: [] });
  setClock(() => daysFrom(new Date(), 31));
  await expect(viewDocument(admin, { id: identityCase.documentId! })).rejects.toMatchObject({ code: "not_found" });
  expect(await playerOf(player.id)).toMatchObject({ identityChecked: true });
});

test("a minor needs both documents approved, and the guardian is notified", async () => {
  const [child, admin] = [await aMinor(), await anAdmin()];
  const tie = await aCase(child.user.id, "guardian_tie");
  const identity = await aCase(child.user.id, "guardian_identity");
  await approveVerification(admin, { id: tie.id, answers });
  await rejectVerification(admin, { id: identity.id, reason: "It ended last year." });
  await untilVerdictsSettle();
  await runDueHandlers();
  expect(await eventsAbout(child.player.id)).toEqual(["player.rejected"]);
  const [mail] = await mailsTo(child.guardian.email);
  expect(mail?.body).toContain("It ended last year.");
  expect(mail?.body).toContain("/guardian/");
  expect(await mailsTo(child.user.email)).toEqual([]);
  expect(await db.notification.count({ where: { userId: child.user.id } })).toBe(0);
  expect(await ownIdentity(child.actor)).toMatchObject({ state: "rejected", documents: [] });
  expect((await ownIdentity(child.guardianActor))?.documents.map(({ own }) => own?.reason)).toEqual([
    "It ended last year.",
    null,
  ]);
  const again = await aCase(child.user.id, "guardian_identity", { createdAt: daysFrom(now(), 0.01) });
  await approveVerification(admin, { id: again.id, answers });
  await untilVerdictsSettle();
  expect(await playerOf(child.player.id)).toMatchObject({ identityChecked: true, identityBasis: "guardian_documents" });
});

test("a document checked against an earlier name gives no badge and no notification", async () => {
  const [{ actor, player, user }, admin] = [await aPlayer(), await anAdmin()];
  const { id } = await aCase(user.id, "identity");
  await approveVerification(admin, { id, answers });
  await db.player.update({ where: { id: player.id }, data: { fullName: "Another Name", namedAt: now() } });
  await untilVerdictsSettle();
  expect(await playerOf(player.id)).toMatchObject({ identityChecked: false });
  expect(await eventsAbout(player.id)).toEqual([]);
  expect(await ownIdentity(actor)).toMatchObject({ state: "lapsed", documents: [{ type: "identity", own: null }] });
});
