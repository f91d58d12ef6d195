import { z } from "zod";
import { boundedText, id, many, optional, prose, wholeNumber } from "@/lib/platform/command/input";
import type { PassageId } from "./passages";

export const longestAnswer = 8000;

export const ticketStates = ["open", "answered", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];

/** A letter, or the wish that we act as a player's agent. */
export const ticketTopics = ["question", "agent_service"] as const;

/** What is asked of the list of tickets. */
export const ticketChoices = { state: ticketStates, topic: ticketTopics, assignee: ["mine", "nobodys"] } as const;

type Dated = { answeredAt: Date | null; closedAt: Date | null };
export const stateOf = ({ answeredAt, closedAt }: Dated): TicketState =>
  closedAt ? "closed" : answeredAt ? "answered" : "open";

/** Which passages of the help an answer may begin with. */
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

/** `answers`: how many stood on the page it was written from. */
export const answerInput = z.object({
  ticketId: id,
  answers: wholeNumber(0, 1_000_000),
  content: prose(longestAnswer, "ticket_answer_empty"),
});
/** `from`: whose it was on the page. Empty is nobody. */
export const assignInput = z.object({ ticketId: id, assigneeId: optional(id), from: optional(id) });
export const oneTicketInput = z.object({ ticketId: id });
/** Seconds in which what was done with several at once can be taken back. */
export const untendSeconds = 60;

/** Which list it was done on, as the query of its address. */
const query = boundedText(500)
  .regex(/^(\?[\w%.+=&*-]*)?$/)
  .catch("");
export const tendInput = z.object({
  act: z.enum(["take", "close"]),
  selected: many(id, "select_rows", 1),
  query,
});
/** `batch`: when they were tended. */
export const untendInput = z.object({ batch: boundedText(40).check(z.iso.datetime()), query });
