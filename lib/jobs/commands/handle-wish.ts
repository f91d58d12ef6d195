import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isMinor } from "@/lib/players/policy";
import { birthDateOf } from "../queries/birth-date";
import { bothThere } from "../queries/wishes";
import { wishInput } from "../schema/job";

/** Puts the two in touch: each is told who the other is and how to reach them. Who was first stays noted. Nobody is given the contact of a minor, or of somebody who might be one. */
export const handleWish = command({
  limit: { act: "handleWish", person: byHand },
  by: staff("support"),
  input: wishInput,
  load: (tx, input) =>
    tx.wishlistItem.findFirst({ where: { ...input, ...bothThere }, select: { job: { select: owner } } }),
  async run({ tx, actor, input, subject: wish }) {
    if (!wish) refuse("not_found");
    const { userId, recruiterId } = wish.job;
    const birthDate = await birthDateOf(tx, userId);
    if (birthDate && isMinor(birthDate)) refuse("wish_of_minor");
    if (!birthDate && !recruiterId) refuse("wish_age_unknown");
    const { count } = await tx.wishlistItem.updateMany({
      where: { ...input, handledAt: null },
      data: { handledAt: now(), handledById: actor.userId },
    });
    if (count > 0) await recordEvent(tx, actor, "wishlist.handled", input);
    return input;
  },
});

const owner = { userId: true, recruiterId: true } as const;
