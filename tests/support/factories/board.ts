import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPlayer, type aRecruiter } from "./people";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

/** A match in the pipeline of this organization. */
export async function aMatch({ recruiter }: Club, over: Partial<Prisma.MatchUncheckedCreateInput> = {}) {
  const newPlayer = await aPlayer();
  const between = { recruiterId: recruiter.id, playerId: newPlayer.player.id, sportMatch: "football" };
  return { ...newPlayer, match: await db.match.create({ data: { ...between, ...over } }) };
}

export const matchOf = (id: string) => db.match.findUniqueOrThrow({ where: { id } });

export const aTask = (matchId: string, over: Partial<Prisma.MatchTaskUncheckedCreateInput> = {}) =>
  db.matchTask.create({ data: { matchId, what: "Call the coach", ...over } });

/** The recorded moves of a card, oldest first. */
export async function movesRecorded(matchId: string) {
  const where = { type: "match.moved", data: { path: ["matchId"], equals: matchId } };
  const events = await db.domainEvent.findMany({ where, orderBy: { id: "asc" } });
  return events.map(({ data, actorId }) => ({ ...(data as object), actorId }));
}
