import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { removeFromWishlist } from "@/lib/jobs/commands/remove-from-wishlist";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/mint/factories";
import { anOffer } from "../../support/mint/offers";

test("a user removes their own entry, also of a closed offer, and nobody else's", async () => {
  const [one, other, { id: jobId }] = [await aRecruiter(), await aRecruiter(), await anOffer()];
  for (const { actor } of [one, other]) await addToWishlist(actor, { jobId });
  await db.sportJob.update({ where: { id: jobId }, data: { status: "closed" } });
  await removeFromWishlist(one.actor, { jobId });
  await removeFromWishlist(one.actor, { jobId });
  const left = await db.wishlistItem.findMany({ where: { jobId }, select: { recruiterId: true } });
  expect(left).toEqual([{ recruiterId: other.recruiter.id }]);
});

test("visitors must sign in", async () => {
  const { id: jobId } = await anOffer();
  await expect(removeFromWishlist(visitor(), { jobId })).rejects.toMatchObject({ code: "sign_in_required" });
});
