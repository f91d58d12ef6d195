import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { activeStages } from "../schema/stages";
import { late, onBoard, today } from "./narrowed";

export async function countPipeline({ recruiterId }: Actor): Promise<number> {
  return recruiterId ? db.match.count({ where: { recruiterId, status: { in: [...activeStages] }, stands: true } }) : 0;
}

export async function placeOnBoard({ recruiterId }: Actor, playerId: string) {
  if (!recruiterId) return null;
  return db.match.findFirst({ where: { recruiterId, playerId, stands: true }, select: { id: true, status: true } });
}

export async function countOverdue({ recruiterId }: Actor, zone: string | null): Promise<number> {
  if (!recruiterId) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from matches m where ${onBoard(recruiterId)} and ${late(today(zone))}`;
  return row?.count ?? 0;
}
