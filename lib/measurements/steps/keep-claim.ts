import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { ClaimValue } from "../schema/typed-claim";

export type Claimed = ClaimValue & {
  playerId: string;
  attribute: string;
  sport: string | null;
  measuredOn: Date;
  measuredBy: MeasuredBy | null;
};

/** What a player says themselves, on a day: the same day's word is replaced, another day's stays as history. */
export async function keepClaim(tx: Tx, { parts, ...claimed }: Claimed) {
  const { playerId, attribute, sport, measuredOn, ...values } = claimed;
  const data = { ...values, parts: parts ?? Prisma.DbNull };
  const { count } = await tx.playerClaim.updateMany({
    where: { playerId, attribute, sport, measuredOn, grade: "self" },
    data,
  });
  if (count === 0) await tx.playerClaim.create({ data: { ...claimed, ...data } });
}
