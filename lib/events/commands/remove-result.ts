import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { dropEventClaim } from "@/lib/evidence/steps/keep-event-claim";
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
    await record(tx, actor, "event.result_removed", { eventId, playerId });
    return { eventId, side: sideOf(actor) };
  },
});
