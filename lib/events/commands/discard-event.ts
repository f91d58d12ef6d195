import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { eventInput } from "../schema/event";
import { sideOf } from "../schema/organizer-list";

export const discardEvent = command({
  limit: { act: "discardEvent", person: byHand },
  by: organizers,
  input: eventInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId }, subject: event }) {
    if (event.state !== "draft") refuse("event_not_draft");
    await tx.sportEvent.delete({ where: { id: eventId } });
    await sportEventEvents.record(tx, actor, "event.discarded", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
