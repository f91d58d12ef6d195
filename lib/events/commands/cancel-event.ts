import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { sideOf } from "../schema/desk";
import { cancelInput } from "../schema/event";

/** Calls off a published event; everybody who comes or waits is told why. Its page and its calendar entry say so. */
export const cancelEvent = command({
  limit: { act: "cancelEvent", person: byHand },
  by: organizers,
  input: cancelInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, reason: cancelReason }, subject: event }) {
    if (event.state !== "published") refuse("event_not_published");
    if (event.over) refuse("event_over");
    const data = { status: "cancelled", cancelReason, updatedAt: now() } as const;
    await tx.sportEvent.update({ where: { id: eventId }, data });
    await record(tx, actor, "event.called_off", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
