"use server";

import { action } from "@/lib/entry/action";
import { answerConfirmation as answerConfirmationCommand } from "../commands/answer-confirmation";
import { askForConfirmation as askForConfirmationCommand } from "../commands/ask-for-confirmation";
import { confirmAvailability as confirmAvailabilityCommand } from "../commands/confirm-availability";
import { revokeConfirmation as revokeConfirmationCommand } from "../commands/revoke-confirmation";
import { sayAvailability as sayAvailabilityCommand } from "../commands/say-availability";
import { settleConfirmation as settleConfirmationCommand } from "../commands/settle-confirmation";
import { withdrawConfirmation as withdrawConfirmationCommand } from "../commands/withdraw-confirmation";

const evidencePath = (basePath: string | null) => `${basePath ?? "/dashboard"}/evidence`;

export const sayAvailability = action(sayAvailabilityCommand, {
  to: (_result, basePath) => `${basePath ?? "/dashboard"}#availability`,
  toast: "availabilityStated",
});
export const confirmAvailability = action(confirmAvailabilityCommand, {
  to: ({ token }) => `/availability/${token}`,
  toast: "availabilityStated",
});
export const askForConfirmation = action(askForConfirmationCommand, {
  to: (_result, basePath) => `${evidencePath(basePath)}#confirmations`,
  toast: "confirmationRequested",
});
export const withdrawConfirmation = action(withdrawConfirmationCommand, {
  to: (_result, basePath) => `${evidencePath(basePath)}#confirmations`,
  toast: "confirmationWithdrawn",
});
export const answerConfirmation = action(answerConfirmationCommand, {
  to: ({ receipt }) => `/confirmations/${receipt}`,
  toast: "confirmationAnswered",
});
export const revokeConfirmation = action(revokeConfirmationCommand, {
  to: ({ receipt }) => `/confirmations/${receipt}`,
  toast: "confirmationRevoked",
});
export const settleConfirmation = action(settleConfirmationCommand, {
  to: "/admin/confirmations",
  toast: "confirmationSettled",
});
