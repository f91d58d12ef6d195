"use server";

import { action } from "@/lib/action";
import { signIn as signInCommand } from "./commands/sign-in";
import { signOut as signOutCommand } from "./commands/sign-out";
import { signUp as signUpCommand } from "./commands/sign-up";
import { signInPerAddress, signUpPerAddress } from "./schema";

export const signIn = action(signInCommand, {
  perAddress: { act: "sign-in from", ...signInPerAddress },
  signsIn: ({ userId }) => userId,
  goesBack: true,
  to: "/",
  toast: "signedIn",
});

export const signUp = action(signUpCommand, {
  perAddress: { act: "sign-up from", ...signUpPerAddress },
  signsIn: ({ userId }) => userId,
  to: ({ role }) => (role === "player" ? "/player-signup" : "/recruiter-signup"),
  toast: "accountCreated",
});

export const signOut = action(signOutCommand, { signsOut: true, to: "/" });
