import type { PublicEvent } from "@/lib/events/queries/public";

/** What the browser needs of an event to offer the right step; as little as there is, once a row. */
export type Bookable = {
  eventId: string;
  /** Absent while one may register. */
  phase?: Exclude<PublicEvent["phase"], "open">;
  /** Absent while there is a seat. */
  full?: true;
  /** Milliseconds since 1970; only when it is soon, for later the page will have been made anew. */
  closesAt?: number;
};

export const bookableOf = ({
  id,
  phase,
  closesSoon,
  closesAt,
  taken,
  maxParticipants: max,
}: PublicEvent): Bookable => ({
  eventId: id,
  ...(phase !== "open" && { phase }),
  ...(max !== null && taken >= max && { full: true as const }),
  ...(closesSoon && { closesAt: closesAt.getTime() }),
});
