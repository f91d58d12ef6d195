import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { followWishlistEntry } from "@/lib/jobs/commands/follow-wishlist-entry";
import { handleWishlistEntry } from "@/lib/jobs/commands/handle-wishlist-entry";
import { listWishlistEntries } from "@/lib/jobs/queries/wishlist-entries";
import { anOffer } from "../../support/factories/offers";
import { aRecruiter, aStaffMember } from "../../support/factories/people";

test("the outcome of a contact is recorded with its day, can be corrected, and filters the list", async () => {
  const [{ actor, recruiter }, offer, admin] = [await aRecruiter(), await anOffer(), await aStaffMember("support")];
  await addToWishlist(actor, { jobId: offer.id });
  const shortlistEntry = { jobId: offer.id, recruiterId: recruiter.id };
  const idsFor = async (search: object) =>
    (await listWishlistEntries(admin, { q: recruiter.organizationName, ...search }))?.rows.map(({ state }) => state);
  expect(await idsFor({ state: "waiting" })).toEqual(["waiting"]);
  await expect(followWishlistEntry(admin, { ...shortlistEntry, outcome: "met" })).rejects.toMatchObject({
    code: "wishlist_waits",
  });
  await handleWishlistEntry(admin, shortlistEntry);
  expect(await idsFor({ state: "written" })).toEqual(["written"]);
  await followWishlistEntry(admin, { ...shortlistEntry, outcome: "nothing" });
  expect(await idsFor({ state: "nothing" })).toEqual(["nothing"]);
  await followWishlistEntry(admin, { ...shortlistEntry, outcome: "met" });
  expect(await idsFor({ state: "written" })).toEqual([]);
  const noted = await listWishlistEntries(admin, { q: offer.title, state: "met" });
  expect(noted?.rows).toContainEqual(expect.objectContaining({ jobId: offer.id, outcomeAt: expect.any(Date) }));
});
