import { z } from "zod";
import { boundedText, id, many, optional, prose, wholeNumber } from "@/lib/platform/command/input";
import type { PassageId } from "./passages";

export const longestAnswer = 8000;

export const ticketStates = ["open", "answered", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketTopics = ["question", "agent_service"] as const;

export const ticketChoices = { state: ticketStates, topic: ticketTopics, assignee: ["mine", "nobodys"] } as const;

type TicketDates = { answeredAt: Date | null; closedAt: Date | null };
export const stateOf = ({ answeredAt, closedAt }: TicketDates): TicketState =>
  closedAt ? "closed" : answeredAt ? "answered" : "open";

export const beginnings = [
  "forgotten-password",
  "profile",
  "take-back",
  "childs-contact",
  "guardian-link",
  "verification",
  "cancel-plan",
  "delete-account",
] as const satisfies readonly PassageId[];

/** `answers` is the number of answers on the page from which it was written. */
export const answerInput = z.object({
  ticketId: id,
  answers: wholeNumber(0, 1_000_000),
  content: prose(longestAnswer, "ticket_answer_empty"),
});
/** `from` is the assignee shown on the page; empty means nobody. */
export const assignInput = z.object({ ticketId: id, assigneeId: optional(id), from: optional(id) });
export const oneTicketInput = z.object({ ticketId: id });
/** Seconds in which a bulk update can be undone. */
export const undoBulkUpdateSeconds = 60;

const query = boundedText(500)
  .regex(/^(\?[\w%.+=&*-]*)?$/)
  .catch("");
export const bulkUpdateInput = z.object({
  act: z.enum(["take", "close"]),
  selected: many(id, "select_rows", 1),
  query,
});
export const undoBulkUpdateInput = z.object({ batch: boundedText(40).check(z.iso.datetime()), query });
