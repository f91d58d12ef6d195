import "server-only";
import { requireConfirmation } from "@/lib/platform/command/bulk";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { answerInput } from "../schema/answer";
import { sideOf } from "../schema/desk";
import { seated, standing } from "../schema/registration";
import { promoteWaiting } from "../steps/promote-waiting";

/** What an answer does, and to whom: a seat is confirmed once, a registration declined while it stands. */
const answers = {
  confirm: { from: ["pending"], status: "confirmed", fact: "event.confirmed", otherwise: "registration_not_pending" },
  decline: { from: standing, status: "declined", fact: "event.declined", otherwise: "registration_not_standing" },
} as const;

/** The organiser says who is expected and who is not; a seat that comes free goes to the next who waits. Of several, those it does not fit are passed over. */
export const answerRegistrations = command({
  limit: { act: "answerRegistrations", person: { burst: 300, seconds: 300 } },
  by: organizers,
  input: answerInput,
  load: (tx, { eventId }) => eventToOrganize(tx, eventId),
  allow: mayOrganize,
  async run({ tx, actor, input: { eventId, selected, answer, sure }, subject: event }) {
    requireConfirmation(answer, selected, sure);
    const { from, status, fact, otherwise } = answers[answer];
    if (event.begun || event.state === "cancelled") refuse(event.begun ? "event_begun" : "event_not_published");
    const where = { eventId, playerId: { in: selected }, status: { in: [...from] } };
    const found = await tx.eventRegistration.findMany({ where, select: { playerId: true, status: true } });
    if (found.length === 0) refuse(otherwise);
    await tx.eventRegistration.updateMany({ where, data: { status } });
    for (const { playerId } of found) await recordEvent(tx, actor, fact, { eventId, playerId });
    if (answer === "decline") {
      const seats = found.filter((each) => seated.some((one) => one === each.status)).length;
      const left = { taken: event.taken - seats, waiting: event.waiting - (found.length - seats) };
      await promoteWaiting(tx, actor, { ...event, ...left });
    }
    return { eventId, side: sideOf(actor) };
  },
});
