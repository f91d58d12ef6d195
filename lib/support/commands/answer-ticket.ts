import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockTicket } from "../queries/lock-ticket";
import { answerInput } from "../schema/desk";

/** Answers by mail, once: whoever wrote beside a colleague is told to read theirs first. A ticket of nobody becomes the answerer's. */
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
    await recordEvent(tx, actor, "ticket.answered", { ticketId, answerId });
    return { ticketId, answerId };
  },
});
