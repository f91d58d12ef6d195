"use server";

import { action } from "@/lib/action";
import { addFact } from "./commands/add-fact";
import { addProfile } from "./commands/add-profile";
import { answerAsGuardian } from "./commands/answer-as-guardian";
import { editProfile } from "./commands/edit-profile";
import { recordPerformance } from "./commands/record-performance";
import { remindGuardian } from "./commands/remind-guardian";
import { removeFact } from "./commands/remove-fact";
import { removePerformance } from "./commands/remove-performance";
import { signUpPlayer } from "./commands/sign-up-player";

const own = "/player-signup";

export const joinAsPlayer = action(signUpPlayer, {
  to: "/",
  toast: "playerJoined",
  signsIn: ({ userId }) => userId,
  otherwise: "signup_failed",
});
export const completePlayer = action(addProfile, {
  to: "/",
  toast: "playerJoined",
  otherwise: "signup_failed",
});
export const changeProfile = action(editProfile, { to: own, toast: "profileSaved" });
export const writeToGuardianAgain = action(remindGuardian, { to: own, toast: "guardianReminded" });
export const answerForMinor = action(answerAsGuardian, {
  to: ({ token }) => `/guardian/${token}`,
  toast: "guardianAnswered",
});
export const addOwnFact = action(addFact, { to: `${own}#facts`, toast: "factAdded" });
export const removeOwnFact = action(removeFact, { to: `${own}#facts`, toast: "factRemoved" });
export const addPerformance = action(recordPerformance, { to: `${own}#performances`, toast: "performanceAdded" });
export const dropPerformance = action(removePerformance, { to: `${own}#performances`, toast: "performanceRemoved" });
