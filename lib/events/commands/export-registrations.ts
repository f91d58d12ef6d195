import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { mayReadRegistrations, organizingReaders } from "../policy";
import { registrationsFileInput, sideOf } from "../schema/organizer-list";

export const exportRegistrations = command({
  limit: { act: "exportRegistrations", person: { burst: 20, seconds: 3600 } },
  by: organizingReaders,
  input: registrationsFileInput,
  load: async (tx, { eventId }) =>
    (await tx.sportEvent.findUnique({ where: { id: eventId }, select: { organizerId: true } })) ?? refuse("not_found"),
  allow: mayReadRegistrations,
  async run({ tx, actor, input: { eventId, format } }) {
    await documentEvents.record(tx, actor, "list.exported", { list: "registrations", format });
    return { eventId, side: sideOf(actor) };
  },
});
