import { type Actor, type Guard, isSignedIn, type SignedIn, type Verdict } from "@/lib/platform/command/actor";
import type { TeamRole } from "@/lib/platform/prisma/enums";
import { budgetMost, mostMembers } from "./schema";

/** An account holds one profile, of a player or a recruiter; staff accounts hold none. */
export const becomesRecruiter: Guard<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  if (actor.kind === "recruiter") return "recruiter_exists";
  return isSignedIn(actor) ? "other_profile_exists" : "sign_in_required";
};

type JoinContext = {
  addresses: { own: string; invited: string };
  recruiterId: string;
  otherProfile: boolean;
  memberCount: number;
  stopped: boolean;
};

export function mayJoin(
  actor: SignedIn,
  { addresses, recruiterId, otherProfile, memberCount, stopped }: JoinContext,
): Verdict {
  if (actor.recruiterId) return actor.recruiterId === recruiterId ? "already_member" : "invitation_other_organization";
  if (otherProfile || actor.kind !== "member") return "invitation_other_profile";
  if (addresses.own.toLowerCase() !== addresses.invited.toLowerCase()) return "invitation_other_address";
  if (stopped) return "invitation_invalid";
  return memberCount < mostMembers || "team_full";
}

export const mayInvite = (
  _owner: Actor<"recruiter">,
  { memberCount, isMember }: { memberCount: number; isMember: boolean },
): Verdict => {
  if (isMember) return "address_on_team";
  return memberCount < mostMembers || "team_full";
};

export const mayChangeMember = (_owner: Actor<"recruiter">, { teamRole }: { teamRole: TeamRole }): Verdict =>
  teamRole !== "owner" || "transfer_ownership_first";

/** Every organization must have an owner. */
export const mayLeaveOrganization = (_member: Actor<"recruiter">, { teamRole }: { teamRole: TeamRole }): Verdict =>
  teamRole !== "owner" || "transfer_ownership_first";

export function mayBecomeOwner(
  _owner: Actor<"recruiter">,
  candidate: { teamRole: TeamRole; user: { disabledAt: Date | null } },
): Verdict {
  if (candidate.teamRole === "owner") return "owner_already";
  return candidate.user.disabledAt === null || "not_found";
}

type VerifiedFields = { organizationName: string; organizationType: string; country: string };

export const wasRenamed = (before: VerifiedFields, after: VerifiedFields): boolean =>
  before.organizationName !== after.organizationName ||
  before.organizationType !== after.organizationType ||
  before.country !== after.country;

export const mayAddBudgetLine = (_actor: Actor, { kept: lineCount }: { kept: number }): Verdict =>
  lineCount < budgetMost.lines || "too_many_budget_lines";
