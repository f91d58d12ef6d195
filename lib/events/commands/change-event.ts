import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { changeInput } from "../schema/event";
import { sideOf } from "../schema/organizer-list";
import { promoteWaiting } from "../steps/promote-waiting";

/** The limit may not fall below the seats taken; new seats go to the waiting list. */
export const changeEvent = command({
  limit: { act: "changeEvent", person: byHand },
  by: organizers,
  input: changeInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, ...details }, subject: event }) {
    if (event.state === "cancelled") refuse("event_not_published");
    if (details.game !== null && event.taken + event.waiting > 0) refuse("event_has_registrations", "sport");
    if (details.maxParticipants !== null && details.maxParticipants < event.taken)
      refuse("seats_taken", "maxParticipants");
    await tx.sportEvent.update({ where: { id: eventId }, data: { ...details, updatedAt: now() } });
    const moved = details.startDate.getTime() !== event.startDate.getTime() || details.location !== event.location;
    await sportEventEvents.record(tx, actor, "event.changed", { eventId, moved });
    await promoteWaiting(tx, actor, { ...event, ...details, begun: now() >= details.startDate });
    return { eventId, side: sideOf(actor) };
  },
});
