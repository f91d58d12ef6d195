import { type Actor, type Guard, isSignedIn, type SignedIn, type Verdict } from "@/lib/platform/command/actor";
import type { Seat } from "@/lib/platform/prisma/enums";
import { budgetMost, mostSeats } from "./schema";

/** An account holds one profile: a player or a recruiter. The staff holds none. */
export const becomesRecruiter: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  if (actor.kind === "recruiter") return "recruiter_exists";
  return isSignedIn(actor) ? "other_profile_exists" : "sign_in_required";
};

type Invited = {
  /** Of the account and of the invitation. */
  addresses: { own: string; invited: string };
  recruiterId: string;
  /** The account holds a profile of another kind. */
  otherProfile: boolean;
  seats: number;
  stopped: boolean;
};

/** Who was invited, with nothing else to be on this site. */
export function mayJoin(actor: SignedIn, { addresses, recruiterId, otherProfile, seats, stopped }: Invited): Verdict {
  if (actor.recruiterId)
    return actor.recruiterId === recruiterId ? "seat_held_already" : "invitation_other_organization";
  if (otherProfile || actor.kind !== "member") return "invitation_other_profile";
  if (addresses.own.toLowerCase() !== addresses.invited.toLowerCase()) return "invitation_other_address";
  if (stopped) return "invitation_invalid";
  return seats < mostSeats || "seats_full";
}

export const mayInvite = (
  _owner: Actor<"recruiter">,
  { seats, seated }: { seats: number; seated: boolean },
): Verdict => {
  if (seated) return "seat_given_already";
  return seats < mostSeats || "seats_full";
};

/** The owner's seat is neither changed nor taken: it is handed over first. */
export const mayTouchSeat = (_owner: Actor<"recruiter">, { seat }: { seat: Seat }): Verdict =>
  seat !== "owner" || "owner_hands_over_first";

/** Whoever stays must have an owner. */
export const mayLeaveOrganization = (_member: Actor<"recruiter">, { seat }: { seat: Seat }): Verdict =>
  seat !== "owner" || "owner_hands_over_first";

/** Somebody else, whose account is open. */
export function mayBecomeOwner(
  _owner: Actor<"recruiter">,
  to: { seat: Seat; user: { disabledAt: Date | null } },
): Verdict {
  if (to.seat === "owner") return "owner_already";
  return to.user.disabledAt === null || "not_found";
}

type Checked = { organizationName: string; organizationType: string; country: string };

/** True when what was verified no longer holds. */
export const wasRenamed = (before: Checked, after: Checked): boolean =>
  before.organizationName !== after.organizationName ||
  before.organizationType !== after.organizationType ||
  before.country !== after.country;

export const mayAddBudgetLine = (_actor: Actor, { kept: lineCount }: { kept: number }): Verdict =>
  lineCount < budgetMost.lines || "too_many_budget_lines";
