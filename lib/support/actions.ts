"use server";

import { action } from "@/lib/entry/action";
import { answerTicket as answerTicketCommand } from "./commands/answer-ticket";
import { assignTicket as assignTicketCommand } from "./commands/assign-ticket";
import { bulkUpdateTickets as bulkUpdateTicketsCommand } from "./commands/bulk-update-tickets";
import { closeTicket as closeTicketCommand } from "./commands/close-ticket";
import { openTicket as openTicketCommand } from "./commands/open-ticket";
import { reopenTicket as reopenTicketCommand } from "./commands/reopen-ticket";
import { undoBulkUpdate as undoBulkUpdateCommand } from "./commands/undo-bulk-update";

const toTicket = ({ ticketId }: { ticketId: string }) => `/admin/tickets/${ticketId}`;
const toList = ({ query }: { query: string }) => `/admin/tickets${query}`;
const toAnswer = ({ ticketId }: { ticketId: string }) => `${toTicket({ ticketId })}#last-answer`;

export const openTicket = action(openTicketCommand);
export const answerTicket = action(answerTicketCommand, { to: toAnswer, toast: "ticketAnswered" });
export const assignTicket = action(assignTicketCommand, { to: toTicket, toast: "ticketAssigned" });
export const closeTicket = action(closeTicketCommand, { to: toTicket, toast: "ticketClosed" });
export const reopenTicket = action(reopenTicketCommand, { to: toTicket, toast: "ticketReopened" });
export const bulkUpdateTickets = action(bulkUpdateTicketsCommand, { to: toList });
export const undoBulkUpdate = action(undoBulkUpdateCommand, { to: toList, toast: "ticketsUpdateUndone" });
