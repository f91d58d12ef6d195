import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { checkInInput } from "../schema/answer";
import { sideOf } from "../schema/organizer-list";
import { seated } from "../schema/registration";

/** Records or undoes the arrival of a player, from one day before the start because of time zones. */
export const checkIn = command({
  limit: { act: "checkIn", person: { burst: 600, seconds: 600 } },
  by: organizers,
  input: checkInInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, playerId, arrived }, subject: event }) {
    if (event.state !== "published") refuse("event_not_published");
    if (now() < daysFrom(event.startDate, -1)) refuse("check_in_too_early");
    const { count } = await tx.eventRegistration.updateMany({
      where: { eventId, playerId, status: { in: [...seated] } },
      data: { checkedInAt: arrived === "yes" ? now() : null },
    });
    if (count === 0) refuse("registration_not_active");
    await sportEventEvents.record(tx, actor, "event.checked_in", { eventId, playerId, arrived: arrived === "yes" });
    return { eventId, side: sideOf(actor) };
  },
});
