import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aRecruiter } from "../../support/factories/people";

test("two hundred recruiters add one offer to their wishlists at the same time", async () => {
  const { id: jobId } = await anOffer();
  const recruiters = [];
  for (let n = 0; n < 200; n++) recruiters.push((await aRecruiter()).actor);
  const answers = await Promise.allSettled(recruiters.map((actor) => addToWishlist(actor, { jobId })));
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(await db.wishlistItem.count({ where: { jobId } })).toBe(200);
});
