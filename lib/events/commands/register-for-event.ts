import "server-only";
import { now } from "@/lib/platform/clock";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayRegister } from "../policy";
import { eventToRegister, seatsLeft } from "../queries/seats";
import { registrationInput } from "../schema/answer";
import type { OwnState, RegistrationState } from "../schema/registration";
import { promoteWaiting } from "../steps/promote-waiting";

/** Takes a seat, or the last place of the waiting list when there is none. Who called off may registerForEvent again, behind everyone else. */
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
    await write(tx, { eventId: event.id, playerId, status, again: event.status !== null });
    await recordEvent(tx, actor, "event.registered", { eventId: event.id, playerId, waiting: status === "waiting" });
    return { eventId: event.id, status, place: status === "waiting" ? waiting + 1 : null };
  },
});

type Registration = { eventId: string; playerId: string; status: RegistrationState; again: boolean };

async function write(tx: Tx, { again, ...registration }: Registration) {
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
