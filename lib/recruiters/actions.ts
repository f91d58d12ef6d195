"use server";

import { action } from "@/lib/entry/action";
import { acceptInvitation as acceptInvitationCommand } from "./commands/accept-invitation";
import { addBudgetLine as addBudgetLineCommand } from "./commands/add-budget-line";
import { changeBudgetLine as changeBudgetLineCommand } from "./commands/change-budget-line";
import { changeRole as changeRoleCommand } from "./commands/change-role";
import { createProfile as createProfileCommand } from "./commands/create-profile";
import { inviteMember as inviteMemberCommand } from "./commands/invite-member";
import { leaveOrganization as leaveOrganizationCommand } from "./commands/leave-organization";
import { removeBudgetLine as removeBudgetLineCommand } from "./commands/remove-budget-line";
import { removeMember as removeMemberCommand } from "./commands/remove-member";
import { revokeInvitation as revokeInvitationCommand } from "./commands/revoke-invitation";
import { setBudget as setBudgetCommand } from "./commands/set-budget";
import { showMember as showMemberCommand } from "./commands/show-member";
import { signUpRecruiter as signUpRecruiterCommand } from "./commands/sign-up-recruiter";
import { transferOwnership as transferOwnershipCommand } from "./commands/transfer-ownership";
import { updateProfile as updateProfileCommand } from "./commands/update-profile";

export const signUpRecruiter = action(signUpRecruiterCommand, {
  to: "/recruiter-signup/next",
  returnToOrigin: true,
  toast: "recruiterSignedUp",
  signsIn: (result) => result.userId,
  otherwise: "signup_failed",
});
export const createProfile = action(createProfileCommand, {
  to: "/recruiter-signup/next",
  returnToOrigin: true,
  toast: "recruiterSignedUp",
  otherwise: "signup_failed",
});
export const updateProfile = action(updateProfileCommand, { to: "/dashboard", toast: "recruiterUpdated" });

const budget = "/dashboard/budget";

export const setBudget = action(setBudgetCommand, { to: budget, toast: "budgetSet" });
export const addBudgetLine = action(addBudgetLineCommand, {
  to: ({ lineId }) => `${budget}#row-${lineId}`,
  toast: "budgetLineAdded",
});
export const changeBudgetLine = action(changeBudgetLineCommand, {
  to: ({ lineId }) => `${budget}#row-${lineId}`,
  toast: "budgetLineChanged",
});
export const removeBudgetLine = action(removeBudgetLineCommand, { to: budget, toast: "budgetLineRemoved" });
const team = "/dashboard/team";

export const inviteMember = action(inviteMemberCommand, { to: team, toast: "memberInvited" });
export const revokeInvitation = action(revokeInvitationCommand, { to: team, toast: "invitationRevoked" });
export const acceptInvitation = action(acceptInvitationCommand, { to: team, toast: "memberJoined" });
export const changeRole = action(changeRoleCommand, { to: team, toast: "roleChanged" });
export const showMember = action(showMemberCommand, { to: team, toast: "memberShownChanged" });
export const transferOwnership = action(transferOwnershipCommand, { to: team, toast: "ownershipTransferred" });
export const removeMember = action(removeMemberCommand, { to: team, toast: "memberRemoved" });
export const leaveOrganization = action(leaveOrganizationCommand, { to: "/dashboard", toast: "organizationLeft" });
