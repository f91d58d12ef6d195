import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { guardianTokenHash, guardianTokenOf } from "@/lib/players/queries/guardian-link";
import { runDueReactions } from "@/lib/reactions";
import { answerForMinor } from "@/lib/scouting/commands/answer-for-minor";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { requestsToMinor } from "@/lib/scouting/queries/requests";
import { anOpenRequest, aRequestToAMinor } from "../../support/mint/requests";

/** A request to a minor, with the guardian's real link. */
async function withLink() {
  const asked = await aRequestToAMinor();
  const { playerId } = asked.minor.guardian;
  const token = guardianTokenOf({ playerId, invitedAt: asked.minor.guardian.invitedAt });
  await db.guardian.update({ where: { playerId }, data: { tokenHash: guardianTokenHash(token) } });
  return { ...asked, token };
}

const statusOf = async (id: string) => (await db.contactRequest.findUniqueOrThrow({ where: { id } })).status;

test("both yes, in either order, open the name; not a moment before", async () => {
  for (const guardianFirst of [true, false]) {
    const { request, minor, token, recruiter } = await withLink();
    const acts = [
      () => answerForMinor(visitor(), { token, requestId: request.id, answer: "yes" }),
      () => answerRequest(minor.actor, { requestId: request.id, answer: "yes" }),
    ];
    const [first, second] = guardianFirst ? acts : acts.reverse();
    await first?.();
    expect((await getPlayer(recruiter.actor, minor.player.id))?.depth).toBe("profile");
    await second?.();
    expect(await statusOf(request.id)).toBe("accepted");
    expect((await getPlayer(recruiter.actor, minor.player.id))?.depth).toBe("identity");
  }
});

test("the guardian's no ends it, whatever the minor said, and the credit comes back", async () => {
  const { request, minor, token, creditId } = await withLink();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await answerForMinor(visitor(), { token, requestId: request.id, answer: "no" });
  expect(await statusOf(request.id)).toBe("refused");
  expect(await db.credit.findUniqueOrThrow({ where: { id: creditId } })).toMatchObject({ state: "returned" });
  expect(await db.disclosure.count({ where: { playerId: minor.player.id } })).toBe(0);
});

test("the link opens the requests to that minor alone", async () => {
  const [mine, theirs] = [await withLink(), await anOpenRequest()];
  expect((await requestsToMinor(mine.token)).map(({ id }) => id)).toEqual([mine.request.id]);
  expect(await requestsToMinor("x".repeat(43))).toEqual([]);
  const foreign = { token: mine.token, requestId: theirs.request.id, answer: "yes" };
  await expect(answerForMinor(visitor(), foreign)).rejects.toMatchObject({ code: "not_found" });
  const wrong = { token: "x".repeat(43), requestId: mine.request.id, answer: "yes" };
  await expect(answerForMinor(visitor(), wrong)).rejects.toMatchObject({ code: "guardian_link_invalid" });
});

test("once the player is of age the link answers nothing more", async () => {
  const { request, minor, token } = await withLink();
  await db.player.update({ where: { id: minor.player.id }, data: { birthDate: daysFrom(now(), -19 * 366) } });
  await expect(answerForMinor(visitor(), { token, requestId: request.id, answer: "yes" })).rejects.toMatchObject({
    code: "contact_player_of_age",
  });
  expect(await requestsToMinor(token)).toEqual([]);
});

test("the mail the minor's yes sends bears the link that answers", async () => {
  const { request, minor, token } = await withLink();
  await answerRequest(minor.actor, { requestId: request.id, answer: "yes" });
  await runDueReactions();
  const mail = await db.mail.findFirstOrThrow({ where: { to: minor.guardian.email } });
  expect(mail.body).toContain(`/guardian/${token}\n`);
});
