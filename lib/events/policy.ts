import {
  type Actor,
  type Guard,
  isStaff,
  organizationReaders,
  recruiters,
  type Verdict,
} from "@/lib/platform/command/actor";
import { type RegistrationState, standing } from "./schema/registration";

/** `begun` and `closed` (past the deadline) at the moment of asking; `awaited`: whose yes to the profile is missing, a minor's guardian's first. */
export type Bookable = { begun: boolean; closed: boolean; awaited: "guardian" | "player" | null };

/** Whether there is a seat is not asked here: without one the player waits. */
export function mayRegister(_player: Actor<"player">, event: Bookable): Verdict {
  if (event.begun) return "event_begun";
  if (event.closed) return "registration_closed";
  if (event.awaited === "guardian") return "guardian_not_confirmed";
  return event.awaited === null || "own_yes_first";
}

type Registration = { status: RegistrationState | null; begun: boolean };

/** Calling off is possible until the event begins, also after the deadline: the next one moves up. */
export function mayCancel(_who: Actor<"player" | "guardian">, { status, begun }: Registration): Verdict {
  if (!standing.some((one) => one === status)) return "not_registered";
  return begun ? "event_begun" : true;
}

/** The right ends with the player's minority. */
export const mayCancelForMinor = (
  guardian: Actor<"guardian">,
  registration: Registration & { minor: boolean },
): Verdict => (registration.minor ? mayCancel(guardian, registration) : "guardian_not_needed");

type Organizer = Actor<"recruiter" | "staff">;

export const organizers: Guard<Organizer> = (actor) => (isStaff(actor, "events") ? actor : recruiters(actor));

/** Whoever reads what they organise: of an organization, who only reads as well. */
export const organizingReaders: Guard<Organizer> = (actor) =>
  isStaff(actor, "events") ? actor : organizationReaders(actor);

export const mayPublish = (actor: Organizer, organization: { verified: boolean }): Verdict =>
  actor.kind === "staff" || organization.verified || "recruiter_not_verified";

/** For everybody but its organiser and the staff an event that is somebody else's is not there. */
export const mayReadRegistrations = (actor: Organizer, event: { organizerId: string | null }): Verdict =>
  actor.kind === "recruiter" && actor.recruiterId !== event.organizerId ? "not_found" : true;

export function mayOrganize(actor: Organizer, event: { organizerId: string | null; verified: boolean }): Verdict {
  const reads = mayReadRegistrations(actor, event);
  return reads === true ? mayPublish(actor, event) : reads;
}
