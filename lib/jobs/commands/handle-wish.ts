import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayHandle } from "../policy";
import { wishInput } from "../schema";

/** Notes that an administrator has put the two in touch. Who was first stays noted. */
export const handleWish = command({
  limit: { act: "handleWish", person: byHand },
  input: wishInput,
  load: (tx, input) => tx.wishlistItem.findUnique({ where: { recruiterId_jobId: input } }),
  allow: mayHandle,
  async run({ tx, actor, input, subject: wish }) {
    if (!wish) refuse("not_found");
    const { count } = await tx.wishlistItem.updateMany({
      where: { ...input, handledAt: null },
      data: { handledAt: now(), handledById: actor.userId },
    });
    if (count > 0) await record(tx, actor, "wishlist.handled", input);
    return input;
  },
});
