import { expect, test } from "vitest";
import { annotateFavorite } from "@/lib/contacts/commands/annotate-favorite";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { readThread } from "@/lib/contacts/commands/read-thread";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { favoritesOf } from "@/lib/contacts/queries/favorites";
import { receivedRequests, sentRequests } from "@/lib/contacts/queries/requests";
import { getThread } from "@/lib/contacts/queries/thread";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { teamOf } from "@/lib/recruiters/queries/team";
import { aPlayer, aRecruiter, aThread } from "../../support/factories/people";
import { aColleague, anInvitation } from "../../support/factories/team";

const nameOf = async (id: string) => (await db.profile.findUniqueOrThrow({ where: { id } })).fullName;
const message = "We look for a winger.";

test("requests and notes belong to the organization and show their author to colleagues and the player", async () => {
  const [club, { player, actor }] = [await aRecruiter(), await aPlayer()];
  const member = await aColleague(club);
  const name = await nameOf(member.userId);
  await requestContact(member.actor, { playerId: player.id, message });
  expect(await sentRequests(club.actor)).toMatchObject([{ askedBy: name }]);
  expect(await sentRequests(member.actor)).toMatchObject([{ askedBy: null }]);
  expect(await receivedRequests(actor)).toMatchObject([{ recruiter: { asker: name } }]);
  await savePlayer(club.actor, { playerId: player.id });
  await annotateFavorite(member.actor, { playerId: player.id, note: "Call the coach" });
  await annotateFavorite(club.actor, { playerId: player.id, note: "Call the coach", tags: "soon" });
  expect(await favoritesOf(club.actor, {})).toMatchObject({ rows: [{ note: "Call the coach", notedBy: name }] });
  expect(await favoritesOf(member.actor, {})).toMatchObject({ rows: [{ notedBy: null }] });
});

test("every member can write in a conversation, the player sees organization and person, and a reader leaves messages unread", async () => {
  const { player, recruiter: club, threadId } = await aThread();
  const [member, reader] = [await aColleague(club), await aColleague(club, "reader")];
  const [name, organization] = [await nameOf(member.userId), club.recruiter.organizationName];
  await sendMessage(member.actor, { threadId, content: "Thursday at six?" });
  const [seenMessage] = (await getThread(player.actor, threadId))?.messages ?? [];
  expect(seenMessage).toMatchObject({ author: `${organization} · ${name}`, mine: false });
  const [ownMessage] = (await getThread(club.actor, threadId))?.messages ?? [];
  expect(ownMessage).toMatchObject({ mine: true, colleague: name });
  expect((await getThread(member.actor, threadId))?.messages[0]).toMatchObject({ mine: true, colleague: null });
  await sendMessage(player.actor, { threadId, content: "Yes." });
  await expect(sendMessage(reader.actor, { threadId, content: "Good." })).rejects.toMatchObject({
    code: "only_reads",
  });
  await readThread(reader.actor, { threadId });
  expect(await db.message.count({ where: { threadId, receiverType: "recruiter", read: false } })).toBe(1);
  await readThread(member.actor, { threadId });
  expect(await db.message.count({ where: { threadId, receiverType: "recruiter", read: false } })).toBe(0);
});

test("all current members are notified, each with their own read state", async () => {
  const { player, recruiter: club, threadId } = await aThread();
  const [member, formerMember] = [await aColleague(club), await aColleague(club)];
  await db.membership.update({ where: { id: formerMember.membership.id }, data: { leftAt: now() } });
  await sendMessage(player.actor, { threadId, content: "Yes." });
  await runDueHandlers();
  const notificationsOf = (userId: string) => db.notification.findMany({ where: { userId, kind: "message" } });
  expect([
    await notificationsOf(club.user.id),
    await notificationsOf(member.userId),
    await notificationsOf(formerMember.userId),
  ]).toMatchObject([[{}], [{}], []]);
  await db.notification.updateMany({ where: { userId: member.userId }, data: { read: true } });
  expect(await notificationsOf(club.user.id)).toMatchObject([{ read: false }]);
});

test("two members in parallel use the last credit once", async () => {
  const club = await aRecruiter({ plan: null });
  await db.credit.create({
    data: { recruiterId: club.recruiter.id, source: "purchase", state: "free", amountCents: 4900 },
  });
  const [firstMember, other] = [await aColleague(club), await aColleague(club)];
  const players = [await aPlayer(), await aPlayer()];
  const done = await Promise.allSettled(
    [firstMember, other].map(({ actor }, index) =>
      requestContact(actor, { playerId: players[index]!.player.id, message }),
    ),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(done.flatMap((each) => (each.status === "rejected" ? each.reason.code : []))).toEqual(["no_credit_left"]);
});

test("the team page lists members, since when and invited by whom, and open invitations, to members only", async () => {
  const club = await aRecruiter();
  const member = await aColleague(club, "reader");
  const { email } = await anInvitation(club);
  await anInvitation(club, { revokedAt: now() });
  const team = await teamOf(member.actor);
  expect(team?.members).toMatchObject([
    { userId: club.user.id, teamRole: "owner", invitedBy: null, isReader: false },
    { userId: member.userId, teamRole: "reader", invitedBy: await nameOf(club.user.id), isReader: true },
  ]);
  expect(team?.invitations.map((each) => each.email)).toEqual([email]);
  expect(await teamOf((await aPlayer()).actor)).toBeNull();
});

test("every command of a reader is refused", async () => {
  const [club, { player, actor }] = [await aRecruiter(), await aPlayer()];
  const { actor: reader } = await aColleague(club, "reader");
  await expect(requestContact(reader, { playerId: player.id, message })).rejects.toMatchObject({
    code: "only_reads",
  });
  await expect(savePlayer(reader, { playerId: player.id })).rejects.toMatchObject({ code: "only_reads" });
  const { requestId } = await requestContact(club.actor, { playerId: player.id, message });
  await answerRequest(actor, { requestId, answer: "yes" });
  expect(await sentRequests(reader)).toMatchObject([{ id: requestId, status: "accepted" }]);
});
