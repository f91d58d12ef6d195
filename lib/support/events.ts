import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";
import type { Change } from "@/lib/platform/outbox/event-changes";

type Ticket = { ticketId: string };

export const supportEvents = defineEvents({
  "ticket.opened": event<Ticket>(),
  "ticket.assigned": event<Ticket & { assigneeId: string | null; formerId?: string | null; batch?: string }>(),
  "ticket.answered": event<Ticket & { answerId: string }>(),
  "ticket.closed": unhandled<Ticket & { batch?: string } & Partial<Change>>("nobody has anything to do"),
  "ticket.reopened": unhandled<Ticket & Partial<Change>>("the admin list shows it"),
});
