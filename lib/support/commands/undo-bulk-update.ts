import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { supportEvents } from "../events";
import { batchOf } from "../queries/bulk-updates";
import { undoBulkUpdateInput } from "../schema/ticket-list";

/** Undoes the actor's last bulk update; tickets changed since then are skipped. */
export const undoBulkUpdate = command({
  limit: { act: "undoBulkUpdate", person: byHand },
  by: staff("support"),
  input: undoBulkUpdateInput,
  load: (tx, { batch }, { userId }) => batchOf(tx, userId, batch),
  async run({ tx, actor, input: { batch, query }, subject: batchTickets }) {
    if (batchTickets.length === 0) refuse("tending_final");
    const idsOf = (wasClosed: boolean) => ({
      in: batchTickets.filter((batchTicket) => batchTicket.wasClosed === wasClosed).map(({ ticketId }) => ticketId),
    });
    const reopened = await tx.ticket.updateManyAndReturn({
      where: { id: idsOf(true), closedAt: batch },
      data: { closedAt: null },
      select: { id: true },
    });
    const released = await tx.ticket.updateManyAndReturn({
      where: { id: idsOf(false), closedAt: null, assigneeId: actor.userId },
      data: { assigneeId: null },
      select: { id: true },
    });
    for (const { id: ticketId } of reopened)
      await supportEvents.record(tx, actor, "ticket.reopened", { ticketId, was: "closed", is: "open" });
    for (const { id: ticketId } of released)
      await supportEvents.record(tx, actor, "ticket.assigned", { ticketId, assigneeId: null, formerId: actor.userId });
    return { untended: reopened.length + released.length, query };
  },
});
