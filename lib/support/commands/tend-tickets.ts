import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
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
      if (act === "close") await record(tx, actor, "ticket.closed", { ticketId, was: "open", is: "closed", batch });
      else await record(tx, actor, "ticket.assigned", { ticketId, assigneeId: actor.userId, formerId: null, batch });
    }
    return { tended: tended.length, query };
  },
});
