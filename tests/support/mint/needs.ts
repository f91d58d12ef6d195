import { noteCandidate } from "@/lib/matching/steps/note-candidate";
import { sweepNeeds } from "@/lib/matching/steps/sweep-needs";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { asRecruiter } from "./alerts";
import { aPlayer, aRecruiter } from "./factories";

/** As the schedule does it. */
export const holdNeeds = () => sweepNeeds(asRecruiter);

type Over = Partial<Prisma.NeedUncheckedCreateInput>;

/** A verified recruiter with a need, not yet held against anybody. */
export async function aNeed(criteria: object, over: Over = {}, recruiter?: Awaited<ReturnType<typeof aRecruiter>>) {
  const of = recruiter ?? (await aRecruiter());
  const need = await db.need.create({
    data: {
      recruiterId: of.recruiter.id,
      title: "Whom we need",
      criteria: criteria as Prisma.InputJsonValue,
      changedAt: now(),
      ...over,
    },
  });
  return { ...of, need };
}

/** A player who is new or has just changed. */
export async function aNewcomer(over: Parameters<typeof aPlayer>[0] = {}) {
  const made = await aPlayer(over);
  await db.$transaction((tx) => noteCandidate(tx, made.player.id));
  return made;
}

export const claims = (
  playerId: string,
  attribute: string,
  over: Partial<Prisma.PlayerClaimUncheckedCreateInput> = {},
) => db.playerClaim.create({ data: { playerId, attribute, measuredOn: now(), ...over } });

/** The matches of a need, best first. */
export const matchesOf = (needId: string, over: Prisma.MatchWhereInput = { stands: true }) =>
  db.match.findMany({ where: { needId, ...over }, orderBy: [{ compatibilityScore: "desc" }, { playerId: "asc" }] });

/** A need with a player who stands in its list. */
export async function aMatch(
  over: Parameters<typeof aPlayer>[0] = {},
  playerOf: () => Promise<{ player: { id: string } }> = () => aPlayer({ primarySport: "judo", ...over }),
) {
  const made = await playerOf();
  const of = await aNeed({ sport: "judo" });
  await holdNeeds();
  const match = await db.match.findUniqueOrThrow({
    where: { recruiterId_playerId: { recruiterId: of.recruiter.id, playerId: made.player.id } },
  });
  return { ...of, playerId: made.player.id, match };
}
