import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { aMinor, aPlayer, aRecruiter } from "./factories";

/** A request waiting for the player, its credit reserved; `player` and `recruiter` may be given. */
export async function anOpenRequest(
  given: { to?: Awaited<ReturnType<typeof aPlayer>>; from?: Awaited<ReturnType<typeof aRecruiter>> } = {},
) {
  const to = given.to ?? (await aPlayer());
  const from = given.from ?? (await aRecruiter());
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, from.recruiter.id));
  const between = { playerId: to.player.id, recruiterId: from.recruiter.id };
  const expiresAt = daysFrom(now(), 14);
  const request = await db.contactRequest.create({
    data: { ...between, creditId, message: "We look for a winger.", expiresAt },
  });
  return { request, creditId, player: to, recruiter: from };
}

/** A request to a minor whose guardian has confirmed. */
export async function aRequestToAMinor() {
  const minor = await aMinor();
  return { ...(await anOpenRequest({ to: minor })), minor };
}

/** An accepted request: the player's name is open to this recruiter alone. */
export async function anOpenName(given: Parameters<typeof anOpenRequest>[0] = {}) {
  const open = await anOpenRequest(given);
  await answerRequest(open.player.actor, { requestId: open.request.id, answer: "yes" });
  const disclosure = await db.disclosure.findUniqueOrThrow({ where: { requestId: open.request.id } });
  return { ...open, disclosure };
}
