import "server-only";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayReadRegistrations, organizingReaders } from "../policy";
import { registrationsFileInput, sideOf } from "../schema/desk";

/** Notes that who organises an event takes its registrations away as a file; whoever reads them there may. */
export const exportRegistrations = command({
  limit: { act: "exportRegistrations", person: { burst: 20, seconds: 3600 } },
  by: organizingReaders,
  input: registrationsFileInput,
  load: async (tx, { eventId }) =>
    (await tx.sportEvent.findUnique({ where: { id: eventId }, select: { organizerId: true } })) ?? refuse("not_found"),
  allow: mayReadRegistrations,
  async run({ tx, actor, input: { eventId, format } }) {
    await recordEvent(tx, actor, "list.exported", { list: "registrations", format });
    return { eventId, side: sideOf(actor) };
  },
});
