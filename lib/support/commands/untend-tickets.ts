import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
      await recordEvent(tx, actor, "ticket.reopened", { ticketId, was: "closed", is: "open" });
    for (const { id: ticketId } of released)
      await recordEvent(tx, actor, "ticket.assigned", { ticketId, assigneeId: null, formerId: actor.userId });
    return { untended: reopened.length + released.length, query };
  },
});
