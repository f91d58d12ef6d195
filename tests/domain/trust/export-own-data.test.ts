import { afterEach, expect, test } from "vitest";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { exportOwnData } from "@/lib/trust/commands/export-own-data";
import { nextCopy } from "@/lib/trust/queries/next-copy";
import { ownCopy } from "@/lib/trust/queries/own-copy";
import { ownData } from "@/lib/trust/queries/own-data";
import { aCommission } from "../../support/factories/commissions";
import { aDocument } from "../../support/factories/files";
import { aMinor, aPlayer, aRecruiter, aThread } from "../../support/factories/people";
import { aPhone } from "../../support/factories/phones";
import { aSeeker } from "../../support/factories/seekers";
import { aColleague } from "../../support/factories/team";
import { filesIn } from "../../support/files-in-zip";

afterEach(() => setClock(null));

async function aTalk() {
  const { player, recruiter, threadId } = await aThread();
  const [playerId, recruiterId] = [player.player.id, recruiter.recruiter.id];
  const messageData = { threadId, receiverType: "player" } as const;
  await db.message.create({
    data: { ...messageData, senderId: recruiterId, receiverId: playerId, content: "Come on Monday" },
  });
  const answer = { threadId, receiverType: "recruiter", senderId: playerId, receiverId: recruiterId } as const;
  await db.message.create({ data: { ...answer, content: "I come <gladly>" } });
  return { player, recruiter, threadId };
}

test("a player's data export has the profile, claims, conversations and views, without secrets or other people's data", async () => {
  const { player, recruiter } = await aTalk();
  const [{ id: playerId }, other] = [player.player, await aPlayer()];
  await db.playerClaim.create({ data: { playerId, attribute: "sprint_30m", number: 4.05, measuredOn: now() } });
  await db.interest.create({ data: { playerId, recruiterId: recruiter.recruiter.id, kind: "opened", day: now() } });
  await db.interest.create({ data: { playerId, recruiterId: recruiter.recruiter.id, kind: "saved", day: now() } });
  const data = await ownData(player.actor);
  expect(data.player).toMatchObject([{ fullName: player.player.fullName, phone: player.player.phone }]);
  expect(data.claims).toMatchObject([{ attribute: "sprint_30m", number: 4.05 }]);
  expect(data.views).toMatchObject([
    { kind: "opened", recruiter: { organizationName: recruiter.recruiter.organizationName } },
  ]);
  expect(data.messages).toMatchObject([{ content: "Come on Monday", mine: false }, { mine: true }]);
  expect(data.requests).toMatchObject([{ message: "We would like to meet you." }]);
  const { phone, recoveryCodes } = await aPhone(player.actor);
  expect((await ownData(player.actor)).account).toMatchObject([{ factors: [{ factorType: "phone", phone }] }]);
  expect(JSON.stringify(await ownData(player.actor))).not.toContain(recoveryCodes[0]);
  const all = JSON.stringify(data);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: player.user.id } });
  for (const not of [passwordHash, other.player.fullName, recruiter.user.email, "okenHash", "refreshHash"])
    expect(all).not.toContain(not);
});

test("the export contains an HTML page in the user's language with escaped text, and JSON", async () => {
  const { player } = await aTalk();
  const zip = Buffer.concat(await Array.fromAsync(await ownCopy({ ...player.actor, locale: "ar" })));
  expect(zip.subarray(0, 4).toString("hex")).toBe("504b0304");
  const { default: sentences } = await import("@/messages/ar/reports.json");
  const files = filesIn(zip);
  expect(files.get("recruit.html")).toContain(`<h2>${sentences.own.part.messages}</h2>`);
  expect(files.get("recruit.html")).toContain("I come &lt;gladly&gt;");
  expect(JSON.parse(files.get("recruit.json") ?? "")).toHaveProperty("messages.1.content", "I come <gladly>");
});

test("one export a day, recorded, with the time of the next", async () => {
  const { actor } = await aPlayer();
  expect(await nextCopy(actor)).toBeNull();
  await exportOwnData(actor, {});
  await expect(exportOwnData(actor, {})).rejects.toMatchObject({ code: "too_many_tries" });
  const event = await db.domainEvent.findFirstOrThrow({ where: { type: "list.exported", actorId: actor.userId } });
  expect(event.data).toEqual({ list: "own", format: "zip" });
  const next = await nextCopy(actor);
  expect(next).toEqual(daysFrom(event.createdAt, 1));
  setClock(() => secondsFrom(next ?? now(), 60));
  expect(await nextCopy(actor)).toBeNull();
  await exportOwnData(actor, {});
});

test("a confirmed guardian can export the child's data without its devices; before confirmation nobody can", async () => {
  const { guardianActor, player, actor, guardian } = await aMinor();
  await exportOwnData(guardianActor, {});
  expect(await nextCopy(guardianActor)).not.toBeNull();
  expect(await nextCopy(actor)).toBeNull();
  const data = await ownData(guardianActor);
  expect(data.player).toMatchObject([{ fullName: player.fullName }]);
  expect(data.guardian).toMatchObject([{ email: guardian.email }]);
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining(["devices"]));
  const { guardianActor: askedGuardian, player: waiting } = await aMinor();
  await db.guardian.update({ where: { playerId: waiting.id }, data: { status: "invited" } });
  await expect(exportOwnData(askedGuardian, {})).rejects.toMatchObject({ code: "not_found" });
  await expect(exportOwnData(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});

test("the guardian's documents in the child's account are not in the child's export", async () => {
  const { actor, player } = await aMinor();
  for (const kind of ["guardian_identity", "identity"] as const) await aDocument(player.userId, { kind });
  expect((await ownData(actor)).files).toMatchObject([{ kind: "identity" }]);
});

test("an organization's export is for its owner, with players by handle and its own texts about closed identities", async () => {
  const { player, recruiter } = await aTalk();
  const { actor: colleague } = await aColleague(recruiter);
  expect(await ownData(colleague)).not.toHaveProperty("organization");
  expect((await ownData(colleague)).memberships).toMatchObject([{ teamRole: "member" }]);
  const open = await ownData(recruiter.actor);
  expect(open.messages).toHaveLength(2);
  expect(open.requestsSent).toMatchObject([{ player: player.player.handle }]);
  expect(JSON.stringify(open)).not.toContain(player.player.fullName);
  await db.disclosure.updateMany({ where: { playerId: player.player.id }, data: { closedAt: now() } });
  expect((await ownData(recruiter.actor)).messages).toMatchObject([{ content: "Come on Monday", mine: true }]);
});

test("an organization's export includes model readings of its documents and its invitations", async () => {
  const { actor, recruiter, user } = await aRecruiter();
  const { id: documentId } = await aDocument(user.id, { kind: "organization_proof" });
  const read = { documentId, attempt: 1, model: "m", promptVersion: 1, sentMime: "image/png", askedAt: now() };
  await db.documentReading.create({ data: { ...read, answer: { name: "Rovers" } } });
  const teamRole = {
    recruiterId: recruiter.id,
    email: "colleague@club.example",
    teamRole: "member",
    locale: "en",
  } as const;
  await db.teamInvitation.create({ data: { ...teamRole, tokenHash: "secret", expiresAt: daysFrom(now(), 7) } });
  const data = await ownData(actor);
  expect(data.documentReadings).toMatchObject([{ answer: { name: "Rovers" } }]);
  expect(data.invitationsSent).toMatchObject([{ email: teamRole.email }]);
  expect(JSON.stringify(data)).not.toContain("secret");
});

test("an organization's export includes the commissions it owes and owed", async () => {
  const { club, player } = await aCommission();
  const data = await ownData(club.actor);
  expect(data.commissions).toMatchObject([{ percent: 10, amountCents: 400_000, contract: { totalCents: 4_000_000 } }]);
  expect(await ownData(player.actor)).not.toHaveProperty("commissions");
});

test("the export of a person who works in sport has the date of birth", async () => {
  const { actor } = await aSeeker({ birthDate: new Date("1987-03-14") });
  expect((await ownData(actor)).account).toMatchObject([{ profile: { birthDate: new Date("1987-03-14") } }]);
});
