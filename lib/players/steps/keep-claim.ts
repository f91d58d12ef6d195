import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { ClaimValue } from "@/lib/sports/schema/typed-claim";

export type Claimed = ClaimValue & {
  playerId: string;
  attribute: string;
  sport: string | null;
  measuredOn: Date;
  measuredBy: MeasuredBy | null;
};

/** Stores a self-stated claim; one of the same day is replaced, older ones stay as history. */
export async function keepClaim(tx: Tx, { parts, ...claim }: Claimed) {
  const { playerId, attribute, sport, measuredOn, ...values } = claim;
  const data = { ...values, parts: parts ?? Prisma.DbNull };
  const { count } = await tx.playerClaim.updateMany({
    where: { playerId, attribute, sport, measuredOn, grade: "self" },
    data,
  });
  if (count === 0) await tx.playerClaim.create({ data: { ...claim, ...data } });
}
