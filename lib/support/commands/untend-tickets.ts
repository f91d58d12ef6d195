import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { batchOf } from "../queries/tended";
import { untendInput } from "../schema/desk";

/** Takes back what one has just done with several at once; what somebody did with one of them since then stays. */
export const untendTickets = command({
  limit: { act: "untendTickets", person: byHand },
  by: staff("support"),
  input: untendInput,
  load: (tx, { batch }, { userId }) => batchOf(tx, userId, batch),
  async run({ tx, actor, input: { batch, query }, subject: tended }) {
    if (tended.length === 0) refuse("tending_final");
    const ids = (wasClosed: boolean) => ({
      in: tended.filter((each) => each.wasClosed === wasClosed).map(({ ticketId }) => ticketId),
    });
    const reopened = await tx.ticket.updateManyAndReturn({
      where: { id: ids(true), closedAt: batch },
      data: { closedAt: null },
      select: { id: true },
    });
    const released = await tx.ticket.updateManyAndReturn({
      where: { id: ids(false), closedAt: null, assigneeId: actor.userId },
      data: { assigneeId: null },
      select: { id: true },
    });
    for (const { id: ticketId } of reopened)
      await record(tx, actor, "ticket.reopened", { ticketId, was: "closed", is: "open" });
    for (const { id: ticketId } of released)
      await record(tx, actor, "ticket.assigned", { ticketId, assigneeId: null, formerId: actor.userId });
    return { untended: reopened.length + released.length, query };
  },
});
