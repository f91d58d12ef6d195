import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { notify } from "../steps/notify";

/** Whoever was given a ticket by somebody else, while it is theirs. */
export async function tellAssignee(tx: Tx, fact: Fact<"ticket.assigned">, tell: Tell) {
  const { ticketId, assigneeId } = fact.data;
  if (!assigneeId || assigneeId === fact.actorId) return;
  const theirs = await tx.ticket.count({ where: { id: ticketId, assigneeId } });
  if (theirs === 0) return;
  await notify(tx, fact, tell, [assigneeId], {
    kind: "ticketGiven",
    about: { ticketId },
    link: `/admin/tickets/${ticketId}`,
  });
}
