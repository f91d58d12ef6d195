import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { isUuid } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import type { BudgetLineFields } from "../schema";

const lineSelect = {
  id: true,
  label: true,
  category: true,
  state: true,
  amountCents: true,
  spentOn: true,
  note: true,
  playerId: true,
} as const;

export async function ownBudgetLine(actor: Actor, requestedId: unknown) {
  if (!actor.recruiterId || !isUuid(requestedId)) return null;
  return db.budgetLine.findFirst({ where: { id: requestedId, recruiterId: actor.recruiterId }, select: lineSelect });
}

export type OwnBudgetLine = NonNullable<Awaited<ReturnType<typeof ownBudgetLine>>>;

/** The line locked for update; refuses `not_found` for another organization's. */
export async function budgetLineToChange(tx: Tx, { lineId }: { lineId: string }, actor: Actor<"recruiter">) {
  await tx.$queryRaw`select id from budget_lines where id = ${lineId}::uuid for update`;
  const ownLine = await tx.budgetLine.findFirst({
    where: { id: lineId, recruiterId: actor.recruiterId },
    select: { id: true, playerId: true },
  });
  return ownLine ?? refuse("not_found");
}

/** Refuses a future day for money already spent, a player the organization has no relation to (unless the line named them before) and an agent's fee for a minor. */
export async function checkBudgetLine(
  tx: Tx,
  line: BudgetLineFields,
  actor: Actor<"recruiter">,
  previous?: { playerId: string | null },
) {
  // In time zones ahead of UTC it may already be tomorrow.
  if (line.state === "spent" && line.spentOn > daysFrom(now(), 1)) refuse("budget_day_ahead", "spentOn");
  if (!line.playerId) return;
  const isSame = line.playerId === previous?.playerId;
  const player = await tx.player.findFirst({
    where: { id: line.playerId, ...(!isSame && relatedTo(actor.recruiterId)) },
    select: { id: true, birthDate: true },
  });
  if (!player || !(isSame || (await visibleAmong(actor, [player.id], tx)).has(player.id)))
    return refuse("choice_not_offered", "playerId");
  if (line.category === "agents" && isMinor(player.birthDate)) refuse("agent_fee_for_minor", "playerId");
}

/** The ids of the players that a line may name: saved or contacted by the organization and visible to it, at most 200. */
export async function knownPlayers(actor: Actor): Promise<string[]> {
  if (!actor.recruiterId) return [];
  const players = await db.player.findMany({
    where: relatedTo(actor.recruiterId),
    orderBy: { id: "asc" },
    take: 200,
    select: { id: true },
  });
  return [
    ...(await visibleAmong(
      actor,
      players.map(({ id }) => id),
    )),
  ];
}

const relatedTo = (recruiterId: string) => ({
  OR: [{ favorites: { some: { recruiterId } } }, { contactRequests: { some: { recruiterId } } }],
});
