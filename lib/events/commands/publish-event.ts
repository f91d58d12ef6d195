import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { eventInput } from "../schema/event";
import { sideOf } from "../schema/organizer-list";

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
    await sportEventEvents.record(tx, actor, "event.published", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
