import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { tendInput } from "../schema/desk";

/** Takes or closes several tickets at once; what a colleague has taken stays theirs, what is closed is left alone. */
export const tendTickets = command({
  limit: { act: "tendTickets", person: byHand },
  by: staff("support"),
  input: tendInput,
  load: async () => null,
  async run({ tx, actor, input: { act, selected, query } }) {
    const at = now();
    const batch = at.toISOString();
    const open = { id: { in: selected }, closedAt: null };
    const [where, data] =
      act === "take" ? [{ ...open, assigneeId: null }, { assigneeId: actor.userId }] : [open, { closedAt: at }];
    const tended = await tx.ticket.updateManyAndReturn({ where, data, select: { id: true } });
    if (tended.length === 0) refuse("tickets_passed_over");
    for (const { id: ticketId } of tended) {
      if (act === "close")
        await recordEvent(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed", batch });
      else
        await recordEvent(tx, actor, "ticket.assigned", { ticketId, assigneeId: actor.userId, formerId: null, batch });
    }
    return { tended: tended.length, query };
  },
});
