"use server";

import { action } from "@/lib/action";
import { cancelForMinor } from "./commands/cancel-for-minor";
import { cancelRegistration } from "./commands/cancel-registration";
import { register } from "./commands/register";

const own = "/dashboard#events";

export const registerForEvent = action(register, {
  otherwise: "registration_failed",
});
export const leaveEvent = action(cancelRegistration);
export const leaveFromDesk = action(cancelRegistration, { to: own, toast: "registrationCancelled" });
export const leaveForMinor = action(cancelForMinor, {
  to: ({ token }) => `/guardian/${token}`,
  toast: "registrationCancelled",
});
