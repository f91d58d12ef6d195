import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

type Confirmation = { confirmationId: string; playerId: string };
type Cv = { cvId: string; playerId?: string; esportPlayerId?: string };

const players = () => ["players"];

export const measurementEvents = defineEvents({
  /** `at` is the time of the question and part of the e-mailed link. */
  "availability.asked": event<{ playerId: string; at: string }>(),
  "availability.confirmed": event<{ playerId: string; answer: string }>(),
  "confirmation.asked": event<Confirmation>(),
  "confirmation.reminded": event<Confirmation>(),
  "confirmation.answered": event<Confirmation>(players),
  "confirmation.withdrawn": unhandled<Confirmation>("the confirmer's link says so"),
  "confirmation.expired": event<Confirmation>(),
  "confirmation.revoked": event<Confirmation>(players),
  "confirmation.settled": event<Confirmation & { verdict: "cleared" | "voided" }>(players),
  "cv.made": event<Cv>(),
  "cv.closed": unhandled<Cv>("the closed link says so"),
});
