import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/desk";
import { eventInput } from "../schema/event";

/** A draft becomes an event that players may register for. */
export const publishEvent = command({
  limit: { act: "publishEvent", person: byHand },
  by: organizers,
  input: eventInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId }, subject: event }) {
    if (event.state !== "draft") refuse("event_not_draft");
    if (event.begun) refuse("event_in_past");
    await tx.sportEvent.update({ where: { id: eventId }, data: { status: "published", updatedAt: now() } });
    await record(tx, actor, "event.published", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
