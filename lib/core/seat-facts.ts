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
};
