"use server";

import { action } from "@/lib/action";
import { requestPasswordReset as requestPasswordResetCommand } from "./commands/request-password-reset";
import { resetPassword as resetPasswordCommand } from "./commands/reset-password";
import { signIn as signInCommand } from "./commands/sign-in";
import { signOut as signOutCommand } from "./commands/sign-out";
import { signUp as signUpCommand } from "./commands/sign-up";

export const signIn = action(signInCommand, {
  signsIn: ({ userId }) => userId,
  goesBack: true,
  to: "/",
  toast: "signedIn",
});

export const signUp = action(signUpCommand, {
  signsIn: ({ userId }) => userId,
  to: ({ role }) => (role === "player" ? "/player-signup" : "/recruiter-signup"),
  toast: "accountCreated",
});

export const signOut = action(signOutCommand, { signsOut: true, to: "/" });

export const requestPasswordReset = action(requestPasswordResetCommand, { knowsWhither: true });

export const resetPassword = action(resetPasswordCommand, {
  signsOut: true,
  to: ({ next }) => (next ? `/auth?next=${encodeURIComponent(next)}` : "/auth"),
  toast: "passwordReset",
});
