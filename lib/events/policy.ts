import type { Actor, Verdict } from "@/lib/core/actor";
import type { RegistrationState } from "./schema/registration";

/** `begun` and `closed` (past the deadline) at the moment of asking; `guardianAwaited` is a minor whose guardian has not said yes. */
export type Bookable = { begun: boolean; closed: boolean; guardianAwaited: boolean };

/** Whether there is a seat is not asked here: without one the player waits. */
export function mayRegister(actor: Actor, event: Bookable): Verdict {
  if (!actor.playerId) return "register_players_only";
  if (event.begun) return "event_begun";
  if (event.closed) return "registration_closed";
  return event.guardianAwaited ? "guardian_not_confirmed" : true;
}

type Registration = { status: RegistrationState | null; begun: boolean };

/** Calling off is possible until the event begins, also after the deadline: the next one moves up. */
export function mayCancel(actor: Actor, registration: Registration): Verdict {
  return actor.playerId ? mayEnd(registration) : "players_only";
}

/** The right ends with the player's minority. */
export function mayCancelForMinor(_guardian: Actor, registration: Registration & { minor: boolean }): Verdict {
  return registration.minor ? mayEnd(registration) : "guardian_not_needed";
}

function mayEnd({ status, begun }: Registration): Verdict {
  if (status === null || status === "cancelled") return "not_registered";
  return begun ? "event_begun" : true;
}

export function mayPublish(actor: Actor, organization: { verified: boolean }): Verdict {
  if (actor.role === "admin") return true;
  if (!actor.recruiterId) return "recruiters_only";
  return organization.verified || "recruiter_not_verified";
}

/** For everybody but its organiser and the administrators an event that is somebody else's is not there. */
export function mayOrganize(actor: Actor, event: { organizerId: string | null; verified: boolean }): Verdict {
  if (actor.role === "admin") return true;
  if (!actor.recruiterId || actor.recruiterId !== event.organizerId) return "not_found";
  return event.verified || "recruiter_not_verified";
}
