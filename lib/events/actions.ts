"use server";

import { action } from "@/lib/action";
import { cancelForMinor as cancelForMinorCommand } from "./commands/cancel-for-minor";
import { cancelRegistration as cancelRegistrationCommand } from "./commands/cancel-registration";
import { registerForEvent as registerForEventCommand } from "./commands/register-for-event";

const own = "/dashboard#events";

export const registerForEvent = action(registerForEventCommand, { otherwise: "registration_failed" });
export const cancelRegistration = action(cancelRegistrationCommand);
export const cancelRegistrationAtDesk = action(cancelRegistrationCommand, { to: own, toast: "registrationCancelled" });
export const cancelForMinor = action(cancelForMinorCommand, {
  to: (_event, desk) => desk ?? own,
  toast: "registrationCancelled",
});
