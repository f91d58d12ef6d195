import type { BadgeLook } from "@/components/ui/badge";
import type { EventState } from "@/lib/events/schema/organizer-list";
import type { RegistrationState } from "@/lib/events/schema/registration";

export const registrationLooks: Record<RegistrationState, BadgeLook> = {
  confirmed: "full",
  pending: "dash",
  waiting: "dash",
  cancelled: "struck",
  declined: "struck",
};

export const eventLooks: Record<EventState, BadgeLook> = {
  upcoming: "full",
  past: "solid",
  draft: "dash",
  cancelled: "struck",
};
