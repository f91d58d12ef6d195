import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPlayer, aRecruiter } from "./people";
import { anOpenName } from "./requests";

type Parties = { to?: Awaited<ReturnType<typeof aPlayer>>; from?: Awaited<ReturnType<typeof aRecruiter>> };

/** Midnight UTC so many days ago. */
export const dayAgo = (days: number) => new Date(`${daysFrom(now(), -days).toISOString().slice(0, 10)}T00:00:00Z`);

/** A player whose identity is open to the club and whose card is in the contract column. */
export async function aSignedCard({ to, from }: Parties = {}, over: Partial<Prisma.MatchUncheckedCreateInput> = {}) {
  const [player, recruiter] = [to ?? (await aPlayer()), from ?? (await aRecruiter())];
  const open = await anOpenName({ to: player, from: recruiter });
  const pair = { recruiterId: recruiter.recruiter.id, playerId: player.player.id };
  const match = await db.match.create({ data: { ...pair, sportMatch: "football", status: "contract", ...over } });
  return { ...open, pair, match };
}

export const contractForm = (over: object = {}) => ({
  total: "40 000",
  signedOn: dayAgo(3).toISOString().slice(0, 10),
  country: "FR",
  ...over,
});

export const anAgent = (over: object = {}) => ({
  agent: "on",
  agentName: "Ines Roca",
  agentLicence: "FR-2041",
  agentFee: "4000",
  ...over,
});

/** A contract that waits for the player's answer; `over` changes columns. */
export const aContract = (
  pair: { recruiterId: string; playerId: string },
  over: Partial<Prisma.ContractUncheckedCreateInput> = {},
) => db.contract.create({ data: { ...pair, totalCents: 4_000_000, signedOn: dayAgo(3), country: "FR", ...over } });
