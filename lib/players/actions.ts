"use server";

import { action } from "@/lib/action";
import { addFact as addFactCommand } from "./commands/add-fact";
import { addProfile as addProfileCommand } from "./commands/add-profile";
import { answerAsGuardian as answerAsGuardianCommand } from "./commands/answer-as-guardian";
import { answerAsPlayer as answerAsPlayerCommand } from "./commands/answer-as-player";
import { askForLink as askForLinkCommand } from "./commands/ask-for-link";
import { askPlayer as askPlayerCommand } from "./commands/ask-player";
import { editProfile as editProfileCommand } from "./commands/edit-profile";
import { keepWithAccount as keepWithAccountCommand } from "./commands/keep-with-account";
import { recordPerformance as recordPerformanceCommand } from "./commands/record-performance";
import { registerChild as registerChildCommand } from "./commands/register-child";
import { remindGuardian as remindGuardianCommand } from "./commands/remind-guardian";
import { removeFact as removeFactCommand } from "./commands/remove-fact";
import { removePerformance as removePerformanceCommand } from "./commands/remove-performance";
import { signUpPlayer as signUpPlayerCommand } from "./commands/sign-up-player";

const own = "/player-signup";
const profileAt = (desk: string | null) => `${desk ? `${desk}/profile` : own}`;

export const signUpPlayer = action(signUpPlayerCommand, {
  to: `${own}/next`,
  goesBack: ({ minor }) => !minor,
  carriesOn: true,
  toast: "playerJoined",
  signsIn: ({ userId }) => userId,
  otherwise: "signup_failed",
});
export const addProfile = action(addProfileCommand, {
  to: `${own}/next`,
  goesBack: ({ minor }) => !minor,
  carriesOn: true,
  toast: "playerJoined",
  otherwise: "signup_failed",
});
export const editProfile = action(editProfileCommand, {
  to: (_saved, desk) => profileAt(desk),
  toast: "profileSaved",
});
export const answerAsPlayer = action(answerAsPlayerCommand, { to: "/dashboard", toast: "guardianAnswered" });
export const remindGuardian = action(remindGuardianCommand, { to: own, toast: "guardianReminded" });
export const answerAsGuardian = action(answerAsGuardianCommand, {
  to: (_answered, desk) => desk ?? "/guardian",
  toast: "guardianAnswered",
});
export const askPlayer = action(askPlayerCommand, {
  to: (_asked, desk) => desk ?? "/guardian",
  toast: "guardianReminded",
});
export const askForLink = action(askForLinkCommand, { to: "/guardian", toast: "linkSent" });
export const keepWithAccount = action(keepWithAccountCommand, {
  to: ({ playerId }) => `/guardian/${playerId}`,
  toast: "childKept",
});
export const registerChild = action(registerChildCommand, {
  to: ({ playerId }) => `/guardian/${playerId}`,
  toast: "childRegistered",
  otherwise: "signup_failed",
});
export const addFact = action(addFactCommand, {
  to: (_added, desk) => `${profileAt(desk)}#facts`,
  toast: "factAdded",
});
export const removeFact = action(removeFactCommand, {
  to: (_removed, desk) => `${profileAt(desk)}#facts`,
  toast: "factRemoved",
});
export const recordPerformance = action(recordPerformanceCommand, {
  to: (_recorded, desk) => `${profileAt(desk)}#performances`,
  toast: "performanceAdded",
});
export const removePerformance = action(removePerformanceCommand, {
  to: (_removed, desk) => `${profileAt(desk)}#performances`,
  toast: "performanceRemoved",
});
