"use server";

import { action } from "@/lib/action";
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
  to: ({ role }) => ({ player: "/player-signup", recruiter: "/recruiter-signup", guardian: "/guardian" })[role],
  // A parent has nothing more to fill in first.
  goesBack: ({ role }) => role === "guardian",
  carriesOn: true,
  toast: "accountCreated",
});

export const signOut = action(signOutCommand, { signsOut: true, to: "/" });
