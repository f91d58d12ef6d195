import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { dropEventClaim } from "@/lib/players/steps/keep-event-claim";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/organizer-list";
import { removeResultInput } from "../schema/result";

export const removeResult = command({
  limit: { act: "removeResult", person: byHand },
  by: organizers,
  input: removeResultInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, claimId } }) {
    const playerId = (await dropEventClaim(tx, eventId, claimId)) ?? refuse("not_found");
    await sportEventEvents.record(tx, actor, "event.result_removed", { eventId, playerId });
    return { eventId, side: sideOf(actor) };
  },
});
