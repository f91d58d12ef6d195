type Seated = { recruiterId: string; userId: string };

/** Who is of an organization; `userId` is whose seat it is. */
export type SeatFacts = {
  "seat.offered": { recruiterId: string; invitationId: string };
  "seat.offer_revoked": { recruiterId: string; invitationId: string };
  "seat.taken": Seated;
  "seat.changed": Seated;
  /** `userId`: who is its owner from now on. */
  "seat.handed_over": Seated;
  "seat.removed": Seated;
  "seat.left": Seated;
  /** By whose seat it is: on the public page, and no longer. */
  "seat.shown": Seated;
  "seat.hidden": Seated;
};

const seatPages = ({ recruiterId }: Seated) => ["jobs", `recruiters:${recruiterId}`];

/** Offers name the organization that whoever posted them acts for. */
export const outdatedBySeats = {
  "seat.taken": seatPages,
  "seat.changed": seatPages,
  "seat.handed_over": seatPages,
  "seat.removed": seatPages,
  "seat.left": seatPages,
  "seat.shown": seatPages,
  "seat.hidden": seatPages,
};
