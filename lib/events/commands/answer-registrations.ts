import "server-only";
import { requireConfirmation } from "@/lib/platform/command/bulk";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { sportEventEvents } from "../events";
import { mayOrganize, organizers } from "../policy";
import { eventToOrganize } from "../queries/seats";
import { answerInput } from "../schema/answer";
import { sideOf } from "../schema/organizer-list";
import { activeStates, seated } from "../schema/registration";
import { promoteWaiting } from "../steps/promote-waiting";

const answers = {
  confirm: { from: ["pending"], status: "confirmed", fact: "event.confirmed", otherwise: "registration_not_pending" },
  decline: { from: activeStates, status: "declined", fact: "event.declined", otherwise: "registration_not_active" },
} as const;

/** Confirms or declines the selected registrations; registrations the answer does not apply to are skipped, and freed seats go to the waiting list. */
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
    const registrations = await tx.eventRegistration.findMany({ where, select: { playerId: true, status: true } });
    if (registrations.length === 0) refuse(otherwise);
    await tx.eventRegistration.updateMany({ where, data: { status } });
    for (const { playerId } of registrations) await sportEventEvents.record(tx, actor, fact, { eventId, playerId });
    if (answer === "decline") {
      const seats = registrations.filter((registration) =>
        seated.some((seatStatus) => seatStatus === registration.status),
      ).length;
      const counts = { taken: event.taken - seats, waiting: event.waiting - (registrations.length - seats) };
      await promoteWaiting(tx, actor, { ...event, ...counts });
    }
    return { eventId, side: sideOf(actor) };
  },
});
