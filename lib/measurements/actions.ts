"use server";

import { action } from "@/lib/action";
import { answerConfirmation as answerConfirmationCommand } from "./commands/answer-confirmation";
import { askForConfirmation as askForConfirmationCommand } from "./commands/ask-for-confirmation";
import { confirmAvailability as confirmAvailabilityCommand } from "./commands/confirm-availability";
import { sayAvailability as sayAvailabilityCommand } from "./commands/say-availability";
import { settleConfirmation as settleConfirmationCommand } from "./commands/settle-confirmation";
import { stateClaims as stateClaimsCommand } from "./commands/state-claims";
import { takeBackConfirmation as takeBackConfirmationCommand } from "./commands/take-back-confirmation";
import { withdrawClaim as withdrawClaimCommand } from "./commands/withdraw-claim";
import { withdrawConfirmation as withdrawConfirmationCommand } from "./commands/withdraw-confirmation";
import { claimsPath } from "./schema/paths";

const evidenceAt = (desk: string | null) => `${desk ?? "/dashboard"}/evidence`;

export const sayAvailability = action(sayAvailabilityCommand, {
  to: (_said, desk) => `${desk ?? "/dashboard"}#availability`,
  toast: "availabilitySaid",
});
export const confirmAvailability = action(confirmAvailabilityCommand, {
  to: ({ token }) => `/availability/${token}`,
  toast: "availabilitySaid",
});
export const askForConfirmation = action(askForConfirmationCommand, {
  to: (_asked, desk) => `${evidenceAt(desk)}#confirmations`,
  toast: "confirmationAsked",
});
export const withdrawConfirmation = action(withdrawConfirmationCommand, {
  to: (_withdrawn, desk) => `${evidenceAt(desk)}#confirmations`,
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
  to: ({ next, sport, main }, desk) => claimsPath({ desk, step: next, sport: main ? null : sport }),
});
export const withdrawClaim = action(withdrawClaimCommand, { to: (_withdrawn, desk) => claimsPath({ desk }) });
