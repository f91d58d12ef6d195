import "server-only";
import { dropEventClaim } from "@/lib/measurements/steps/keep-event-claim";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { dropEventFact } from "@/lib/players/steps/keep-event-fact";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/desk";
import { removeResultInput } from "../schema/result";

/** Takes a result off the player's profile. */
export const removeResult = command({
  limit: { act: "removeResult", person: byHand },
  by: organizers,
  input: removeResultInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, factId, claimId } }) {
    const ofFact = factId ? await dropEventFact(tx, eventId, factId) : null;
    const playerId = ofFact ?? (claimId ? await dropEventClaim(tx, eventId, claimId) : null) ?? refuse("not_found");
    await recordEvent(tx, actor, "event.result_removed", { eventId, playerId });
    return { eventId, side: sideOf(actor) };
  },
});
