import { noteCandidate } from "@/lib/pipeline/steps/note-candidate";
import { sweepNeeds } from "@/lib/pipeline/steps/sweep-needs";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { asRecruiter } from "./alerts";
import { aPlayer, aRecruiter } from "./people";

export const holdNeeds = () => sweepNeeds(asRecruiter);

type Over = Partial<Prisma.NeedUncheckedCreateInput>;

/** A verified recruiter with a need that has not been matched yet. */
export async function aNeed(criteria: object, over: Over = {}, recruiter?: Awaited<ReturnType<typeof aRecruiter>>) {
  const side = recruiter ?? (await aRecruiter());
  const need = await db.need.create({
    data: {
      recruiterId: side.recruiter.id,
      title: "Whom we need",
      criteria: criteria as Prisma.InputJsonValue,
      changedAt: now(),
      ...over,
    },
  });
  return { ...side, need };
}

export async function aNewcomer(over: Parameters<typeof aPlayer>[0] = {}) {
  const newPlayer = await aPlayer(over);
  await db.$transaction((tx) => noteCandidate(tx, newPlayer.player.id));
  return newPlayer;
}

export const claims = (
  playerId: string,
  attribute: string,
  over: Partial<Prisma.PlayerClaimUncheckedCreateInput> = {},
) => db.playerClaim.create({ data: { playerId, attribute, measuredOn: now(), ...over } });

export const matchesOf = (needId: string, over: Prisma.MatchWhereInput = { stands: true }) =>
  db.match.findMany({ where: { needId, ...over }, orderBy: [{ compatibilityScore: "desc" }, { playerId: "asc" }] });

export async function aMatch(
  over: Parameters<typeof aPlayer>[0] = {},
  playerOf: () => Promise<{ player: { id: string } }> = () => aPlayer({ primarySport: "judo", ...over }),
) {
  const newPlayer = await playerOf();
  const need = await aNeed({ sport: "judo" });
  await holdNeeds();
  const match = await db.match.findUniqueOrThrow({
    where: { recruiterId_playerId: { recruiterId: need.recruiter.id, playerId: newPlayer.player.id } },
  });
  return { ...need, playerId: newPlayer.player.id, match };
}
