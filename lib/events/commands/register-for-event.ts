import "server-only";
import { now } from "@/lib/platform/clock";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { sportEventEvents } from "../events";
import { mayRegister } from "../policy";
import { eventToRegister, seatsLeft } from "../queries/seats";
import { registrationInput } from "../schema/answer";
import type { OwnState, RegistrationState } from "../schema/registration";
import { promoteWaiting } from "../steps/promote-waiting";

/** Takes a seat or, if none is free, the last place on the waiting list; a player who canceled may register again, at the end. */
export const registerForEvent = command({
  limit: { act: "registerForEvent", person: byHand },
  by: players("register_players_only"),
  input: registrationInput,
  load: (tx, { eventId }, actor) => eventToRegister(tx, eventId, actor),
  allow: mayRegister,
  async run({ tx, actor, subject: event }): Promise<OwnState & { eventId: string }> {
    if (event.status === "declined") refuse("registration_declined");
    if (event.status && event.status !== "cancelled") refuse("already_registered");
    const { playerId } = actor;
    const promoted = await promoteWaiting(tx, actor, event);
    const [taken, waiting] = [event.taken + promoted, event.waiting - promoted];
    const status = seatsLeft({ ...event, taken }) === 0 ? "waiting" : "pending";
    await saveRegistration(tx, { eventId: event.id, playerId, status, again: event.status !== null });
    await sportEventEvents.record(tx, actor, "event.registered", {
      eventId: event.id,
      playerId,
      waiting: status === "waiting",
    });
    return { eventId: event.id, status, place: status === "waiting" ? waiting + 1 : null };
  },
});

type Registration = { eventId: string; playerId: string; status: RegistrationState; again: boolean };

async function saveRegistration(tx: Tx, { again, ...registration }: Registration) {
  const { eventId, playerId } = registration;
  const data = { ...registration, createdAt: now() };
  try {
    if (again) await tx.eventRegistration.update({ where: { eventId_playerId: { eventId, playerId } }, data });
    else await tx.eventRegistration.create({ data });
  } catch (error) {
    if (breaksUnique(error)) refuse("already_registered");
    throw error;
  }
}
