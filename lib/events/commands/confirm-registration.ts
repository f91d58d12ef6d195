import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { confirmationInput } from "../schema/registration";

/** The organiser says that a player who has a seat is expected. */
export const confirmRegistration = command({
  limit: { act: "confirmRegistration", person: { burst: 300, seconds: 300 } },
  by: organizers,
  input: confirmationInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, playerId } }) {
    const { count } = await tx.eventRegistration.updateMany({
      where: { eventId, playerId, status: "pending" },
      data: { status: "confirmed" },
    });
    if (count === 0) refuse("registration_not_pending");
    await record(tx, actor, "event.confirmed", { eventId, playerId });
    return { eventId, playerId };
  },
});
