import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { supportEvents } from "../events";
import { lockTicket } from "../queries/lock-ticket";
import { answerInput } from "../schema/ticket-list";

/** Refuses a second answer written while a colleague answered; a ticket without an assignee is assigned to the author of the answer. */
export const answerTicket = command({
  limit: { act: "answerTicket", person: byHand },
  by: staff("support"),
  input: answerInput,
  load: (tx, { ticketId }) => lockTicket(tx, ticketId),
  async run({ tx, actor, input: { ticketId, answers, content }, subject: ticket }) {
    if (ticket.email === "") refuse("ticket_erased");
    if (ticket.closedAt) refuse("ticket_closed");
    if (ticket._count.answers !== answers) refuse("ticket_answered_meanwhile");
    const { id: answerId } = await tx.ticketAnswer.create({
      data: { ticketId, content, authorId: actor.userId, createdAt: now() },
      select: { id: true },
    });
    const assigneeId = ticket.assigneeId ?? actor.userId;
    await tx.ticket.update({ where: { id: ticketId }, data: { answeredAt: now(), assigneeId } });
    await supportEvents.record(tx, actor, "ticket.answered", { ticketId, answerId });
    return { ticketId, answerId };
  },
});
