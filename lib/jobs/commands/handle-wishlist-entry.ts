import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { birthDateOf } from "../queries/birth-date";
import { bothThere } from "../queries/wishlist-entries";
import { wishlistEntryInput } from "../schema/job";

/** Puts a recruiter and the owner of an offer in touch by e-mail; only the first staff member is recorded. Refuses if the owner is or may be a minor. */
export const handleWishlistEntry = command({
  limit: { act: "handleWishlistEntry", person: byHand },
  by: staff("support"),
  input: wishlistEntryInput,
  load: (tx, input) =>
    tx.wishlistItem.findFirst({ where: { ...input, ...bothThere }, select: { job: { select: ownerSelect } } }),
  async run({ tx, actor, input, subject: entry }) {
    if (!entry) refuse("not_found");
    const { userId, recruiterId } = entry.job;
    const birthDate = await birthDateOf(tx, userId);
    if (birthDate && isMinor(birthDate)) refuse("wishlist_of_minor");
    if (!birthDate && !recruiterId) refuse("wishlist_age_unknown");
    const { count } = await tx.wishlistItem.updateMany({
      where: { ...input, handledAt: null },
      data: { handledAt: now(), handledById: actor.userId },
    });
    if (count > 0) await jobEvents.record(tx, actor, "wishlist.handled", input);
    return input;
  },
});

const ownerSelect = { userId: true, recruiterId: true } as const;
