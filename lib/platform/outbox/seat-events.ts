type TeamMember = { recruiterId: string; userId: string };

/** `userId`: the member. */
export type SeatEvents = {
  "seat.offered": { recruiterId: string; invitationId: string };
  "seat.offer_revoked": { recruiterId: string; invitationId: string };
  "seat.taken": TeamMember;
  "seat.changed": TeamMember;
  /** `userId`: the new owner. */
  "seat.handed_over": TeamMember;
  "seat.removed": TeamMember;
  "seat.left": TeamMember;
  /** Shown on the public page by the member. */
  "seat.shown": TeamMember;
  "seat.hidden": TeamMember;
};

const seatPages = ({ recruiterId }: TeamMember) => ["jobs", `recruiters:${recruiterId}`];

/** Job listings name the organization of their author. */
export const seatEventTags = {
  "seat.taken": seatPages,
  "seat.changed": seatPages,
  "seat.handed_over": seatPages,
  "seat.removed": seatPages,
  "seat.left": seatPages,
  "seat.shown": seatPages,
  "seat.hidden": seatPages,
};
