import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { untendSeconds } from "../schema/desk";

type Tended = { ticketId: string; batch?: string };

/** What this person has just done with several tickets at once and can still take back; null where their last act was another, or is too long ago. */
export async function lastTended(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const last = await db.fact.findFirst({ where: tending(actor.userId), orderBy: { id: "desc" } });
  const { batch } = (last?.data ?? {}) as Partial<Tended>;
  if (!last || !batch) return null;
  const count = (await batchOf(db, actor.userId, batch)).length;
  return { batch, act: last.type === "ticket.closed" ? ("close" as const) : ("take" as const), count };
}

/** The tickets that this person tended at that moment, while it can be taken back. */
export async function batchOf(tx: Pick<Tx, "fact">, userId: string, batch: string) {
  const facts = await tx.fact.findMany({
    where: { ...tending(userId), data: { path: ["batch"], equals: batch } },
    select: { type: true, data: true },
  });
  return facts.map(({ type, data }) => ({ ticketId: (data as Tended).ticketId, wasClosed: type === "ticket.closed" }));
}

const tending = (actorId: string) => ({
  actorId,
  type: { in: ["ticket.assigned", "ticket.closed", "ticket.reopened"] },
  createdAt: { gt: secondsFrom(now(), -untendSeconds) },
});
