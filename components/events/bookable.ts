import type { PublicEvent } from "@/lib/events/queries/public";

/** The data that the browser needs to offer the right step; kept small because every row has it. */
export type Bookable = {
  eventId: string;
  /** Absent while registration is open. */
  phase?: Exclude<PublicEvent["phase"], "open">;
  /** Absent while seats are left. */
  full?: true;
  /** Time in milliseconds since 1970; only set if it is soon, because the page is rebuilt before later deadlines. */
  closesAt?: number;
};

export const bookableState = ({
  id,
  phase,
  closesSoon,
  closesAt,
  taken: takenCount,
  maxParticipants: max,
}: PublicEvent): Bookable => ({
  eventId: id,
  ...(phase !== "open" && { phase }),
  ...(max !== null && takenCount >= max && { full: true as const }),
  ...(closesSoon && { closesAt: closesAt.getTime() }),
});
