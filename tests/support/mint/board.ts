import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPlayer, type aRecruiter } from "./factories";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

/** Somebody on the board of this organisation. */
export async function aMatch({ recruiter }: Club, given: Partial<Prisma.MatchUncheckedCreateInput> = {}) {
  const one = await aPlayer();
  const between = { recruiterId: recruiter.id, playerId: one.player.id, sportMatch: "football" };
  return { ...one, match: await db.match.create({ data: { ...between, ...given } }) };
}

export const matchOf = (id: string) => db.match.findUniqueOrThrow({ where: { id } });

export const aTask = (matchId: string, given: Partial<Prisma.MatchTaskUncheckedCreateInput> = {}) =>
  db.matchTask.create({ data: { matchId, what: "Call the coach", ...given } });

/** What was recorded of a card, the oldest first. */
export async function movesRecorded(matchId: string) {
  const where = { type: "match.moved", data: { path: ["matchId"], equals: matchId } };
  const facts = await db.fact.findMany({ where, orderBy: { id: "asc" } });
  return facts.map(({ data, actorId }) => ({ ...(data as object), actorId }));
}
