import type { PublicEvent } from "@/lib/events/queries/public";

/** What the browser needs of an event to offer the right step. */
export type Bookable = {
  eventId: string;
  phase: PublicEvent["phase"];
  /** Milliseconds since 1970. */
  closesAt: number;
  full: boolean;
};

export const bookableOf = ({ id, phase, closesAt, taken, maxParticipants }: PublicEvent): Bookable => ({
  eventId: id,
  phase,
  closesAt: closesAt.getTime(),
  full: maxParticipants !== null && taken >= maxParticipants,
});
