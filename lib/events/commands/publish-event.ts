import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { mayPublish, organizers } from "../policy";
import { organizationOf } from "../queries/organization";
import { publishInput } from "../schema/event";

/** A new event of the acting organisation; of nobody in particular when the staff publishes it. */
export const publishEvent = command({
  limit: { act: "publishEvent", person: { burst: 30, seconds: 3600 } },
  by: organizers,
  input: publishInput,
  load: (tx, _input, actor) => organizationOf(tx, actor),
  allow: mayPublish,
  async run({ tx, actor, input }) {
    const at = now();
    const data = { ...input, organizerId: actor.recruiterId, createdAt: at, updatedAt: at };
    const { id: eventId } = await tx.sportEvent.create({ data, select: { id: true } });
    await record(tx, actor, "event.published", { eventId });
    return { eventId };
  },
});
