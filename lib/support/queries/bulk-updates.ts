import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { undoBulkUpdateSeconds } from "../schema/ticket-list";

type BulkUpdateData = { ticketId: string; batch?: string };

/** The actor's last bulk update while it can still be undone; null when their last action was another or is too long ago. */
export async function lastUpdateInBulk(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const lastEvent = await db.domainEvent.findFirst({ where: undoableEvents(actor.userId), orderBy: { id: "desc" } });
  const { batch } = (lastEvent?.data ?? {}) as Partial<BulkUpdateData>;
  if (!lastEvent || !batch) return null;
  const count = (await batchOf(db, actor.userId, batch)).length;
  return { batch, act: lastEvent.type === "ticket.closed" ? ("close" as const) : ("take" as const), count };
}

export async function batchOf(tx: Pick<Tx, "domainEvent">, userId: string, batch: string) {
  const events = await tx.domainEvent.findMany({
    where: { ...undoableEvents(userId), data: { path: ["batch"], equals: batch } },
    select: { type: true, data: true },
  });
  return events.map(({ type, data }) => ({
    ticketId: (data as BulkUpdateData).ticketId,
    wasClosed: type === "ticket.closed",
  }));
}

const undoableEvents = (actorId: string) => ({
  actorId,
  type: { in: ["ticket.assigned", "ticket.closed", "ticket.reopened"] },
  createdAt: { gt: secondsFrom(now(), -undoBulkUpdateSeconds) },
});
