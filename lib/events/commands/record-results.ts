import "server-only";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/organizer-list";
import { seated } from "../schema/registration";
import { resultsInput } from "../schema/result";
import { keepResults } from "../steps/keep-results";

/** Writes results to the players' profiles; recording the same measure again replaces the earlier result. */
export const recordResults = command({
  limit: { act: "recordResults", person: { burst: 120, seconds: 600 } },
  by: organizers,
  input: resultsInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input, subject: event }) {
    const { eventId, results } = input;
    if (event.state !== "published") refuse("event_not_published");
    if (!event.begun) refuse("event_not_begun");
    if (results.length === 0) refuse("no_result");
    const playerIds = results.map(({ playerId }) => playerId);
    const participantCount = await tx.eventRegistration.count({
      where: { eventId, playerId: { in: playerIds }, status: { in: [...seated] } },
    });
    if (participantCount < results.length) refuse("registration_not_active");
    await keepResults(tx, input, actor.locale);
    for (const { playerId } of results)
      await sportEventEvents.record(tx, actor, "event.result_recorded", { eventId, playerId });
    return { eventId, side: sideOf(actor) };
  },
});
