import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** Returns the ticket locked for update; refuses `not_found`. */
export async function lockTicket(tx: Tx, ticketId: string) {
  await tx.$queryRaw`select id from tickets where id = ${ticketId}::uuid for update`;
  const ticket = await tx.ticket.findUnique({
    where: { id: ticketId },
    select: { id: true, email: true, assigneeId: true, closedAt: true, _count: { select: { answers: true } } },
  });
  return ticket ?? refuse("not_found");
}
