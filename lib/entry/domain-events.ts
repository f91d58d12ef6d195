import "server-only";
import { accountEvents } from "@/lib/accounts/events";
import { billingEvents } from "@/lib/billing/events";
import { contactEvents } from "@/lib/contacts/events";
import { contentEvents } from "@/lib/content/events";
import { documentEvents } from "@/lib/documents/events";
import { sportEventEvents } from "@/lib/events/events";
import { jobEvents } from "@/lib/jobs/events";
import { measurementEvents } from "@/lib/measurements/events";
import { pipelineEvents } from "@/lib/pipeline/events";
import type { HandledType, Payloads, RecordedEvent } from "@/lib/platform/outbox/domain-events";
import { playerEvents } from "@/lib/players/events";
import { recruiterEvents } from "@/lib/recruiters/events";
import { searchEvents } from "@/lib/search/events";
import { supportEvents } from "@/lib/support/events";
import { trustEvents } from "@/lib/trust/events";

/** The events of all domains; handlers and readers of the activity log take their types from here. */
export const domainEvents = {
  ...accountEvents.definitions,
  ...billingEvents.definitions,
  ...contactEvents.definitions,
  ...contentEvents.definitions,
  ...documentEvents.definitions,
  ...jobEvents.definitions,
  ...measurementEvents.definitions,
  ...pipelineEvents.definitions,
  ...playerEvents.definitions,
  ...recruiterEvents.definitions,
  ...searchEvents.definitions,
  ...sportEventEvents.definitions,
  ...supportEvents.definitions,
  ...trustEvents.definitions,
};

export type DomainEvents = Payloads<typeof domainEvents>;
export type EventType = keyof DomainEvents;
export type HandledEventType = HandledType<typeof domainEvents>;
export type DomainEvent<T extends EventType = EventType> = { [K in T]: RecordedEvent<K, DomainEvents[K]> }[T];
