import "server-only";
import { organizationReaders } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await record(tx, actor, isShown ? "seat.shown" : "seat.hidden", { recruiterId, userId });
  },
});
