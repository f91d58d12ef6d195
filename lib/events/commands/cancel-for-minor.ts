import "server-only";
import { guardians } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { guardianToAct } from "@/lib/players/queries/guardian";
import { mayCancelForMinor } from "../policy";
import { eventToLeave, lockEvent } from "../queries/seats";
import { registrationInput } from "../schema/answer";
import { releasePlace } from "../steps/release-place";

export const cancelForMinor = command({
  limit: { act: "cancelForMinor", person: byHand },
  by: guardians,
  input: registrationInput,
  async load(tx, { eventId }, actor) {
    await lockEvent(tx, eventId);
    const { playerId, minor } = await guardianToAct(tx, actor);
    return { ...(await eventToLeave(tx, eventId, playerId)), playerId, minor };
  },
  allow: mayCancelForMinor,
  run: ({ tx, actor, subject: event }) => releasePlace(tx, actor, event, event.playerId),
});
