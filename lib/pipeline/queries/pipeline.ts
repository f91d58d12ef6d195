import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { activeStages } from "../schema/stages";
import { late, onBoard, today } from "./narrowed";

/** The players in the active stages, and the overdue cards on the board. */
export async function countPipeline({ recruiterId }: Actor, zone: string | null): Promise<PipelineCounts> {
  if (!recruiterId) return { active: 0, overdue: 0 };
  const [row] = await db.$queryRaw<PipelineCounts[]>`
    select count(*) filter (where m.status::text = any(${[...activeStages]}))::int as active,
      count(*) filter (where ${late(today(zone))})::int as overdue
    from matches m where ${onBoard(recruiterId)}`;
  if (!row) throw new Error("a select of counts has a row");
  return row;
}

type PipelineCounts = { active: number; overdue: number };

export async function placeOnBoard({ recruiterId }: Actor, playerId: string) {
  if (!recruiterId) return null;
  return db.match.findFirst({ where: { recruiterId, playerId, stands: true }, select: { id: true, status: true } });
}
