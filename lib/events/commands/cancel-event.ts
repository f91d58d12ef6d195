import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { cancelInput } from "../schema/event";
import { sideOf } from "../schema/organizer-list";

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
    await sportEventEvents.record(tx, actor, "event.canceled", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});
