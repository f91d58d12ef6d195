"use server";

import { action } from "@/lib/entry/action";
import { answerConfirmation as answerConfirmationCommand } from "../commands/answer-confirmation";
import { askForConfirmation as askForConfirmationCommand } from "../commands/ask-for-confirmation";
import { confirmAvailability as confirmAvailabilityCommand } from "../commands/confirm-availability";
import { sayAvailability as sayAvailabilityCommand } from "../commands/say-availability";
import { settleConfirmation as settleConfirmationCommand } from "../commands/settle-confirmation";
import { stateClaims as stateClaimsCommand } from "../commands/state-claims";
import { takeBackConfirmation as takeBackConfirmationCommand } from "../commands/take-back-confirmation";
import { withdrawClaim as withdrawClaimCommand } from "../commands/withdraw-claim";
import { withdrawConfirmation as withdrawConfirmationCommand } from "../commands/withdraw-confirmation";
import { claimsPath, profilePath } from "../schema/paths";

const evidencePath = (basePath: string | null) => `${basePath ?? "/dashboard"}/evidence`;

export const sayAvailability = action(sayAvailabilityCommand, {
  to: (_result, basePath) => `${basePath ?? "/dashboard"}#availability`,
  toast: "availabilitySaid",
});
export const confirmAvailability = action(confirmAvailabilityCommand, {
  to: ({ token }) => `/availability/${token}`,
  toast: "availabilitySaid",
});
export const askForConfirmation = action(askForConfirmationCommand, {
  to: (_result, basePath) => `${evidencePath(basePath)}#confirmations`,
  toast: "confirmationAsked",
});
export const withdrawConfirmation = action(withdrawConfirmationCommand, {
  to: (_result, basePath) => `${evidencePath(basePath)}#confirmations`,
  toast: "confirmationWithdrawn",
});
export const answerConfirmation = action(answerConfirmationCommand, {
  to: ({ receipt }) => `/confirmations/${receipt}`,
  toast: "confirmationAnswered",
});
export const takeBackConfirmation = action(takeBackConfirmationCommand, {
  to: ({ receipt }) => `/confirmations/${receipt}`,
  toast: "confirmationTakenBack",
});
export const settleConfirmation = action(settleConfirmationCommand, {
  to: "/admin/confirmations",
  toast: "confirmationSettled",
});
export const stateClaims = action(stateClaimsCommand, {
  to: ({ next, sport, main }, basePath) => claimsPath({ basePath, step: next, sport: main ? null : sport }),
});
export const withdrawClaim = action(withdrawClaimCommand, {
  to: ({ list }, basePath) => (list ? `${profilePath(basePath)}#${list}` : claimsPath({ basePath })),
  toast: "claimWithdrawn",
});
