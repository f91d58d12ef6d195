import "server-only";
import { players } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayCancel } from "../policy";
import { eventToLeave } from "../queries/seats";
import { registrationInput } from "../schema/answer";
import { releasePlace } from "../steps/release-place";

export const cancelRegistration = command({
  limit: { act: "cancelRegistration", person: byHand },
  by: players(),
  input: registrationInput,
  load: (tx, { eventId }, actor) => eventToLeave(tx, eventId, actor.playerId),
  allow: mayCancel,
  run: ({ tx, actor, subject: event }) => releasePlace(tx, actor, event, actor.playerId),
});
