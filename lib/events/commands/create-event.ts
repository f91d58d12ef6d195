import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayPublish, organizers } from "../policy";
import { organizationOf } from "../queries/organization";
import { sideOf } from "../schema/desk";
import { createInput } from "../schema/event";

/** A new event of the acting organisation, published at once or kept as a draft; of nobody in particular when the staff makes it. */
export const createEvent = command({
  limit: { act: "createEvent", person: { burst: 30, seconds: 3600 } },
  by: organizers,
  input: createInput,
  load: (tx, _input, actor) => organizationOf(tx, actor),
  allow: mayPublish,
  async run({ tx, actor, input }) {
    const at = now();
    const data = { ...input, organizerId: actor.recruiterId, createdAt: at, updatedAt: at };
    const { id: eventId } = await tx.sportEvent.create({ data, select: { id: true } });
    await recordEvent(tx, actor, input.status === "draft" ? "event.drafted" : "event.published", { eventId });
    return { eventId, side: sideOf(actor) };
  },
});

export type AtDesk = Awaited<ReturnType<typeof createEvent>>;
