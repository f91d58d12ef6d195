import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { PERFORMANCES_READ } from "../schema/career";

const select = {
  id: true,
  label: true,
  text: true,
  place: true,
  grade: true,
  source: true,
  measuredOn: true,
  undated: true,
  recordedAt: true,
} satisfies Prisma.PlayerClaimSelect;

type Row = Prisma.PlayerClaimGetPayload<{ select: typeof select }>;

/** A claim in the player's own words; `on` is null without a day. */
export type OwnWords = ReturnType<typeof toOwnWords>[number];

const toOwnWords = ({ label, text: value, measuredOn, undated, recordedAt, ...row }: Row) =>
  label === null || value === null ? [] : [{ ...row, label, value, on: undated ? null : (recordedAt ?? measuredOn) }];

/** Claims in own words outside the performance history. */
export const factWhere = { label: { not: null }, recordedAt: null } satisfies Prisma.PlayerClaimWhereInput;

/** Returns all facts, the newest first, unfiltered; the caller must check that the reader may see them. */
export async function factsOf(playerId: string): Promise<OwnWords[]> {
  const rows = await db.playerClaim.findMany({
    where: { playerId, ...factWhere },
    orderBy: [{ undated: "asc" }, { measuredOn: "desc" }, { id: "asc" }],
    select,
  });
  return rows.flatMap(toOwnWords);
}

/** Returns the newest entries of the performance history, unfiltered; the caller must check that the reader may see them. */
export async function performancesOf(playerId: string): Promise<OwnWords[]> {
  const rows = await db.playerClaim.findMany({
    where: { playerId, recordedAt: { not: null } },
    orderBy: { recordedAt: "desc" },
    take: PERFORMANCES_READ,
    select,
  });
  return rows.flatMap(toOwnWords);
}
