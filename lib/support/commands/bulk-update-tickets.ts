import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { supportEvents } from "../events";
import { bulkUpdateInput } from "../schema/ticket-list";

export const bulkUpdateTickets = command({
  limit: { act: "bulkUpdateTickets", person: byHand },
  by: staff("support"),
  input: bulkUpdateInput,
  load: async () => null,
  async run({ tx, actor, input: { act, selected, query } }) {
    const actedAt = now();
    const batch = actedAt.toISOString();
    const openTickets = { id: { in: selected }, closedAt: null };
    const [where, data] =
      act === "take"
        ? [{ ...openTickets, assigneeId: null }, { assigneeId: actor.userId }]
        : [openTickets, { closedAt: actedAt }];
    const changedTickets = await tx.ticket.updateManyAndReturn({ where, data, select: { id: true } });
    if (changedTickets.length === 0) refuse("tickets_passed_over");
    for (const { id: ticketId } of changedTickets) {
      if (act === "close")
        await supportEvents.record(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed", batch });
      else
        await supportEvents.record(tx, actor, "ticket.assigned", {
          ticketId,
          assigneeId: actor.userId,
          formerId: null,
          batch,
        });
    }
    return { updated: changedTickets.length, query };
  },
});
