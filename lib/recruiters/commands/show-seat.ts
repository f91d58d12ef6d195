import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { seatOf } from "../queries/seat";
import { ownSeatInput } from "../schema";

/** Everybody says for themselves, and nobody for another, whether they stand on the organisation's public page. */
export const showSeat = command({
  limit: { act: "showSeat", person: byHand },
  by: organizationReaders,
  input: ownSeatInput,
  load: (tx, _input, actor) => seatOf(tx, actor.recruiterId, actor.userId),
  async run({ tx, actor, input: { shown: isShown }, subject: { id, isShown: was } }) {
    if (isShown === was) return;
    await tx.membership.update({ where: { id }, data: { isShown } });
    const { recruiterId, userId } = actor;
    await recordEvent(tx, actor, isShown ? "seat.shown" : "seat.hidden", { recruiterId, userId });
  },
});
