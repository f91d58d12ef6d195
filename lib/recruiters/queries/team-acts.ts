import type { EventType } from "@/lib/entry/domain-events";

export const shownEventTypes = [
  "contact.requested",
  "contact.withdrawn",
  "identity.closed",
  "introduction.asked",
  "introduction.withdrawn",
  "message.sent",
  "match.moved",
  "contract.told",
  "contract.withdrawn",
  "event.published",
  "event.called_off",
  "wishlist.added",
  "recruiter.updated",
  "subscription.changed",
  "seat.offered",
  "seat.offer_revoked",
  "seat.taken",
  "seat.changed",
  "seat.handed_over",
  "seat.removed",
  "seat.left",
] as const satisfies readonly EventType[];

export type Act = (typeof shownEventTypes)[number];
