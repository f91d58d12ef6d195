import { reserveCredit } from "@/lib/billing/steps/reserve-credit";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter } from "./people";

/** A request waiting for the player, with a reserved credit; `player` and `recruiter` are optional. */
export async function anOpenRequest(
  options: { to?: Awaited<ReturnType<typeof aPlayer>>; from?: Awaited<ReturnType<typeof aRecruiter>> } = {},
) {
  const to = options.to ?? (await aPlayer());
  const from = options.from ?? (await aRecruiter());
  const { creditId } = await db.$transaction((tx) => reserveCredit(tx, from.recruiter.id));
  const between = { playerId: to.player.id, recruiterId: from.recruiter.id };
  const expiresAt = daysFrom(now(), 14);
  const request = await db.contactRequest.create({
    data: { ...between, creditId, message: "We look for a winger.", expiresAt },
  });
  return { request, creditId, player: to, recruiter: from };
}

export async function aRequestToAMinor() {
  const minor = await aMinor();
  return { ...(await anOpenRequest({ to: minor })), minor };
}

/** An accepted request: the player's identity is open to this recruiter only. */
export async function anOpenName(options: Parameters<typeof anOpenRequest>[0] = {}) {
  const open = await anOpenRequest(options);
  await answerRequest(open.player.actor, { requestId: open.request.id, answer: "yes" });
  const disclosure = await db.disclosure.findUniqueOrThrow({ where: { requestId: open.request.id } });
  return { ...open, disclosure };
}
