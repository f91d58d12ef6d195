import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

type SportEvent = { eventId: string };
type Registration = SportEvent & { playerId: string };

export const sportEventPages = ({ eventId }: SportEvent) => ["events", `events:${eventId}`];
const players = () => ["players"];

export const sportEventEvents = defineEvents({
  "event.drafted": unhandled<SportEvent>("a draft is private"),
  "event.discarded": unhandled<SportEvent>("a draft is private"),
  "event.published": unhandled<SportEvent>("only cached pages depend on it", sportEventPages),
  "event.canceled": event<SportEvent>(sportEventPages),
  "event.reinstated": event<SportEvent>(sportEventPages),
  "event.changed": event<SportEvent & { moved: boolean }>(sportEventPages),
  "event.registered": event<Registration & { waiting: boolean }>(sportEventPages),
  "event.confirmed": event<Registration>(),
  "event.promoted": event<Registration>(sportEventPages),
  "event.declined": event<Registration>(sportEventPages),
  "event.registration_canceled": unhandled<Registration>(
    "the command itself gives the place to the next in line",
    sportEventPages,
  ),
  "event.checked_in": unhandled<Registration & { arrived: boolean }>("the list at the entrance shows it"),
  "event.result_recorded": event<Registration>(players),
  "event.result_removed": unhandled<Registration>("only cached pages depend on it", players),
});
