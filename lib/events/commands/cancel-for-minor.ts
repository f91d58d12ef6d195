import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { guardianByToken } from "@/lib/players/queries/guardian";
import { mayCancelForMinor } from "../policy";
import { eventToLeave, lockEvent } from "../queries/seats";
import { minorRegistrationInput } from "../schema/registration";
import { callOff } from "../steps/call-off";

/** The guardian calls off what the minor registered for, proved by the mailed link. */
export const cancelForMinor = command({
  limit: { act: "cancelForMinor", person: byHand },
  input: minorRegistrationInput,
  async load(tx, { token, eventId }) {
    await lockEvent(tx, eventId);
    const { playerId, minor } = await guardianByToken(tx, token);
    return { ...(await eventToLeave(tx, eventId, playerId)), playerId, minor };
  },
  allow: mayCancelForMinor,
  async run({ tx, actor, input: { token }, subject: event }) {
    return { ...(await callOff(tx, actor, event, event.playerId)), token };
  },
});
