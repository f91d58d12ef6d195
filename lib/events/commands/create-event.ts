import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { sportEventEvents } from "../events";
import { mayPublish, organizers } from "../policy";
import { organizationOf } from "../queries/organization";
import { createInput } from "../schema/event";
import { sideOf } from "../schema/organizer-list";

export const createEvent = command({
  limit: { act: "createEvent", person: { burst: 30, seconds: 3600 } },
  by: organizers,
  input: createInput,
  load: (tx, _input, actor) => organizationOf(tx, actor),
  allow: mayPublish,
  async run({ tx, actor, input }) {
    const createdAt = now();
    const data = { ...input, organizerId: actor.recruiterId, createdAt, updatedAt: createdAt };
    const { id: eventId } = await tx.sportEvent.create({ data, select: { id: true } });
    await sportEventEvents.record(tx, actor, input.status === "draft" ? "event.drafted" : "event.published", {
      eventId,
    });
    return { eventId, side: sideOf(actor) };
  },
});

export type ChangedEvent = Awaited<ReturnType<typeof createEvent>>;
