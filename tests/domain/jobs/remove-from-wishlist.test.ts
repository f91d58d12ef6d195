import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { removeFromWishlist } from "@/lib/jobs/commands/remove-from-wishlist";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aRecruiter } from "../../support/factories/people";

test("a user removes their own entry, also of a closed offer, and nobody else's", async () => {
  const [firstClub, other, { id: jobId }] = [await aRecruiter(), await aRecruiter(), await anOffer()];
  for (const { actor } of [firstClub, other]) await addToWishlist(actor, { jobId });
  await db.sportJob.update({ where: { id: jobId }, data: { status: "closed" } });
  await removeFromWishlist(firstClub.actor, { jobId });
  await removeFromWishlist(firstClub.actor, { jobId });
  const wishlistItems = await db.wishlistItem.findMany({ where: { jobId }, select: { recruiterId: true } });
  expect(wishlistItems).toEqual([{ recruiterId: other.recruiter.id }]);
});

test("visitors must sign in", async () => {
  const { id: jobId } = await anOffer();
  await expect(removeFromWishlist(visitor(), { jobId })).rejects.toMatchObject({ code: "sign_in_required" });
});
