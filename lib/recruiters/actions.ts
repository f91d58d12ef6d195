"use server";

import { action } from "@/lib/action";
import { acceptInvitation as acceptInvitationCommand } from "./commands/accept-invitation";
import { changeSeat as changeSeatCommand } from "./commands/change-seat";
import { createProfile as createProfileCommand } from "./commands/create-profile";
import { handOver as handOverCommand } from "./commands/hand-over";
import { inviteMember as inviteMemberCommand } from "./commands/invite-member";
import { leaveOrganization as leaveOrganizationCommand } from "./commands/leave-organization";
import { removeMember as removeMemberCommand } from "./commands/remove-member";
import { revokeInvitation as revokeInvitationCommand } from "./commands/revoke-invitation";
import { signUpRecruiter as signUpRecruiterCommand } from "./commands/sign-up-recruiter";
import { updateProfile as updateProfileCommand } from "./commands/update-profile";

export const signUpRecruiter = action(signUpRecruiterCommand, {
  to: "/recruiter-signup/next",
  goesBack: true,
  toast: "recruiterSignedUp",
  signsIn: (made) => made.userId,
  otherwise: "signup_failed",
});
export const createProfile = action(createProfileCommand, {
  to: "/recruiter-signup/next",
  goesBack: true,
  toast: "recruiterSignedUp",
  otherwise: "signup_failed",
});
export const updateProfile = action(updateProfileCommand, { to: "/dashboard", toast: "recruiterUpdated" });

const team = "/dashboard/team";

export const inviteMember = action(inviteMemberCommand, { to: team, toast: "memberInvited" });
export const revokeInvitation = action(revokeInvitationCommand, { to: team, toast: "invitationRevoked" });
export const acceptInvitation = action(acceptInvitationCommand, { to: team, toast: "seatTaken" });
export const changeSeat = action(changeSeatCommand, { to: team, toast: "seatChanged" });
export const handOver = action(handOverCommand, { to: team, toast: "organizationHandedOver" });
export const removeMember = action(removeMemberCommand, { to: team, toast: "memberRemoved" });
export const leaveOrganization = action(leaveOrganizationCommand, { to: "/dashboard", toast: "organizationLeft" });
