import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { isMinor } from "@/lib/players/policy";
import { bothThere } from "../queries/wishes";
import { wishInput } from "../schema/job";

/** Puts the two in touch: each is told who the other is and how to reach them. Who was first stays noted. Nobody is given the contact of a minor. */
export const handleWish = command({
  limit: { act: "handleWish", person: byHand },
  by: staff("support"),
  input: wishInput,
  load: (tx, input) =>
    tx.wishlistItem.findFirst({ where: { ...input, ...bothThere }, select: { job: { select: ofMinor } } }),
  async run({ tx, actor, input, subject: wish }) {
    if (!wish) refuse("not_found");
    const birthDate = wish.job.user.player?.birthDate;
    if (birthDate && isMinor(birthDate)) refuse("wish_of_minor");
    const { count } = await tx.wishlistItem.updateMany({
      where: { ...input, handledAt: null },
      data: { handledAt: now(), handledById: actor.userId },
    });
    if (count > 0) await record(tx, actor, "wishlist.handled", input);
    return input;
  },
});

const ofMinor = { user: { select: { player: { select: { birthDate: true } } } } } as const;
