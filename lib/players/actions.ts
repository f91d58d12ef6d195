"use server";

import { action } from "@/lib/action";
import { addFact as addFactCommand } from "./commands/add-fact";
import { addProfile as addProfileCommand } from "./commands/add-profile";
import { answerAsGuardian as answerAsGuardianCommand } from "./commands/answer-as-guardian";
import { editProfile as editProfileCommand } from "./commands/edit-profile";
import { recordPerformance as recordPerformanceCommand } from "./commands/record-performance";
import { remindGuardian as remindGuardianCommand } from "./commands/remind-guardian";
import { removeFact as removeFactCommand } from "./commands/remove-fact";
import { removePerformance as removePerformanceCommand } from "./commands/remove-performance";
import { signUpPlayer as signUpPlayerCommand } from "./commands/sign-up-player";

const own = "/player-signup";

export const signUpPlayer = action(signUpPlayerCommand, {
  to: "/",
  toast: "playerJoined",
  signsIn: ({ userId }) => userId,
  otherwise: "signup_failed",
});
export const addProfile = action(addProfileCommand, {
  to: "/",
  toast: "playerJoined",
  otherwise: "signup_failed",
});
export const editProfile = action(editProfileCommand, { to: own, toast: "profileSaved" });
export const remindGuardian = action(remindGuardianCommand, { to: own, toast: "guardianReminded" });
export const answerAsGuardian = action(answerAsGuardianCommand, {
  to: ({ token }) => `/guardian/${token}`,
  toast: "guardianAnswered",
});
export const addFact = action(addFactCommand, { to: `${own}#facts`, toast: "factAdded" });
export const removeFact = action(removeFactCommand, { to: `${own}#facts`, toast: "factRemoved" });
export const recordPerformance = action(recordPerformanceCommand, {
  to: `${own}#performances`,
  toast: "performanceAdded",
});
export const removePerformance = action(removePerformanceCommand, {
  to: `${own}#performances`,
  toast: "performanceRemoved",
});
