import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/desk";
import { eventInput } from "../schema/event";

/** A draft nobody was told of goes without a trace; what was published is cancelled instead. */
export const discardEvent = command({
  limit: { act: "discardEvent", person: byHand },
  by: organizers,
  input: eventInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId }, subject: event }) {
    if (event.state !== "draft") refuse("event_not_draft");
    await tx.sportEvent.delete({ where: { id: eventId } });
    await recordEvent(tx, actor, "event.discarded", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
