import {
  type Actor,
  type Guard,
  isStaff,
  organizationReaders,
  recruiters,
  type Verdict,
} from "@/lib/platform/command/actor";
import { activeStates, type RegistrationState } from "./schema/registration";

/** `begun` and `closed` (past the deadline) at request time; `awaited` is who still has to consent to the profile, a minor's guardian first. */
export type Bookable = { begun: boolean; closed: boolean; awaited: "guardian" | "player" | null };

/** Free seats are not checked here, because without one the player joins the waiting list. */
export function mayRegister(_player: Actor<"player">, event: Bookable): Verdict {
  if (event.begun) return "event_begun";
  if (event.closed) return "registration_closed";
  if (event.awaited === "guardian") return "guardian_not_confirmed";
  return event.awaited === null || "own_yes_first";
}

type Registration = { status: RegistrationState | null; begun: boolean };

/** A registration may be canceled until the event begins, even after the deadline. */
export function mayCancel(_actor: Actor<"player" | "guardian">, { status, begun }: Registration): Verdict {
  if (!activeStates.some((activeStatus) => activeStatus === status)) return "not_registered";
  return begun ? "event_begun" : true;
}

/** The guardian may cancel only while the player is a minor. */
export const mayCancelForMinor = (
  guardian: Actor<"guardian">,
  registration: Registration & { minor: boolean },
): Verdict => (registration.minor ? mayCancel(guardian, registration) : "guardian_not_needed");

type Organizer = Actor<"recruiter" | "staff">;

export const organizers: Guard<Organizer> = (actor) => (isStaff(actor, "events") ? actor : recruiters(actor));

export const organizingReaders: Guard<Organizer> = (actor) =>
  isStaff(actor, "events") ? actor : organizationReaders(actor);

export const mayPublish = (actor: Organizer, organization: { verified: boolean }): Verdict =>
  actor.kind === "staff" || organization.verified || "recruiter_not_verified";

export const mayReadRegistrations = (actor: Organizer, event: { organizerId: string | null }): Verdict =>
  actor.kind === "recruiter" && actor.recruiterId !== event.organizerId ? "not_found" : true;

export function mayOrganize(actor: Organizer, event: { organizerId: string | null; verified: boolean }): Verdict {
  const verdict = mayReadRegistrations(actor, event);
  return verdict === true ? mayPublish(actor, event) : verdict;
}
