"use server";

import { action } from "@/lib/entry/action";
import { factorSetupPath } from "@/lib/platform/http/routes";
import { addFactor as addFactorCommand } from "./commands/add-factor";
import { appointStaff as appointStaffCommand } from "./commands/appoint-staff";
import { askForPasskey as askForPasskeyCommand } from "./commands/ask-for-passkey";
import { cancelEmailChange as cancelEmailChangeCommand } from "./commands/cancel-email-change";
import { challengeFactor as challengeFactorCommand } from "./commands/challenge-factor";
import { changePassword as changePasswordCommand } from "./commands/change-password";
import { changeScopes as changeScopesCommand } from "./commands/change-scopes";
import { chooseEmailLanguage as chooseEmailLanguageCommand } from "./commands/choose-email-language";
import { confirmEmail as confirmEmailCommand } from "./commands/confirm-email";
import { deleteAccount as deleteAccountCommand } from "./commands/delete-account";
import { removeFactor as removeFactorCommand } from "./commands/remove-factor";
import { reopenAccount as reopenAccountCommand } from "./commands/reopen-account";
import { requestEmailChange as requestEmailChangeCommand } from "./commands/request-email-change";
import { requestEmailConfirmation as requestEmailConfirmationCommand } from "./commands/request-email-confirmation";
import { requestPasswordReset as requestPasswordResetCommand } from "./commands/request-password-reset";
import { resetPassword as resetPasswordCommand } from "./commands/reset-password";
import { signIn as signInCommand } from "./commands/sign-in";
import { signInWithPasskey as signInWithPasskeyCommand } from "./commands/sign-in-with-passkey";
import { signOut as signOutCommand } from "./commands/sign-out";
import { signOutDevice as signOutDeviceCommand } from "./commands/sign-out-device";
import { signOutOthers as signOutOthersCommand } from "./commands/sign-out-others";
import { signUp as signUpCommand } from "./commands/sign-up";
import { verifyFactor as verifyFactorCommand } from "./commands/verify-factor";

export const signIn = action(signInCommand, {
  signsIn: ({ userId }) => userId,
  returnToOrigin: ({ mustAddFactor }) => !mustAddFactor,
  to: ({ mustAddFactor }) => (mustAddFactor ? factorSetupPath : "/"),
  toast: "signedIn",
});

export const askForPasskey = action(askForPasskeyCommand);
export const signInWithPasskey = action(signInWithPasskeyCommand, {
  signsIn: ({ userId }) => userId,
  returnToOrigin: true,
  to: "/",
  toast: "signedIn",
});

export const signUp = action(signUpCommand, {
  signsIn: ({ userId }) => userId,
  to: ({ role }) =>
    ({
      player: "/player-signup",
      esport_player: "/esport-signup",
      recruiter: "/recruiter-signup",
      guardian: "/guardian",
      job_seeker: "/dashboard",
    })[role],
  returnToOrigin: ({ role }, returnPath) =>
    role === "guardian" || role === "job_seeker" || returnPath?.startsWith("/join-organization/") === true,
  keepReturnTo: true,
  toast: "accountCreated",
});

export const signOut = action(signOutCommand, { signsOut: true, to: "/" });

export const requestPasswordReset = action(requestPasswordResetCommand, { passReturnTo: true });

export const resetPassword = action(resetPasswordCommand, {
  signsOut: true,
  remembersAs: ({ email }) => email,
  to: ({ next }) => (next ? `/auth?next=${encodeURIComponent(next)}` : "/auth"),
  toast: "passwordReset",
});

const account = "/account";

export const changePassword = action(changePasswordCommand, { to: account, toast: "passwordChanged" });
export const requestEmailChange = action(requestEmailChangeCommand, { to: account, toast: "emailChangeRequested" });
export const cancelEmailChange = action(cancelEmailChangeCommand, { to: account, toast: "emailChangeCanceled" });
export const requestEmailConfirmation = action(requestEmailConfirmationCommand, { to: account, toast: "linkMailed" });
export const requestEmailConfirmationOnDashboard = action(requestEmailConfirmationCommand, {
  to: "/dashboard",
  toast: "linkMailed",
});
export const confirmEmail = action(confirmEmailCommand, { to: ({ outcome }) => `/confirm-email?done=${outcome}` });
export const chooseEmailLanguage = action(chooseEmailLanguageCommand, { to: account, toast: "languageChosen" });
export const signOutDevice = action(signOutDeviceCommand, { to: account, toast: "deviceSignedOut" });
export const signOutOthers = action(signOutOthersCommand, { to: account, toast: "othersSignedOut" });

export const addFactor = action(addFactorCommand, { to: account });
export const challengeFactor = action(challengeFactorCommand);
export const challengeFactorByText = action(challengeFactorCommand, { to: account, toast: "codeTexted" });
export const verifyFactor = action(verifyFactorCommand, { to: account, toast: "factorAdded" });
export const removeFactor = action(removeFactorCommand, { to: account, toast: "factorRemoved" });

export const deleteAccount = action(deleteAccountCommand, { signsOut: true, to: "/", toast: "accountDeleted" });
export const reopenAccount = action(reopenAccountCommand, { to: "/auth", toast: "accountReopened" });

export const appointStaff = action(appointStaffCommand, { to: "/admin/staff", toast: "staffAppointed" });
export const changeScopes = action(changeScopesCommand, { to: "/admin/staff", toast: "scopesChanged" });
