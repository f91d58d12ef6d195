import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { followWish } from "@/lib/jobs/commands/follow-wish";
import { handleWish } from "@/lib/jobs/commands/handle-wish";
import { listWishes } from "@/lib/jobs/queries/wishes";
import { anOffer } from "../../support/factories/offers";
import { aRecruiter, aStaffMember } from "../../support/factories/people";

test("what came of a touch is noted with its day, may be corrected, and is found by it", async () => {
  const [{ actor, recruiter }, offer, admin] = [await aRecruiter(), await anOffer(), await aStaffMember("support")];
  await addToWishlist(actor, { jobId: offer.id });
  const shortlistEntry = { jobId: offer.id, recruiterId: recruiter.id };
  const idsFor = async (search: object) =>
    (await listWishes(admin, { q: recruiter.organizationName, ...search }))?.rows.map(({ state }) => state);
  expect(await idsFor({ state: "waiting" })).toEqual(["waiting"]);
  await expect(followWish(admin, { ...shortlistEntry, outcome: "met" })).rejects.toMatchObject({ code: "wish_waits" });
  await handleWish(admin, shortlistEntry);
  expect(await idsFor({ state: "written" })).toEqual(["written"]);
  await followWish(admin, { ...shortlistEntry, outcome: "nothing" });
  expect(await idsFor({ state: "nothing" })).toEqual(["nothing"]);
  await followWish(admin, { ...shortlistEntry, outcome: "met" });
  expect(await idsFor({ state: "written" })).toEqual([]);
  const noted = await listWishes(admin, { q: offer.title, state: "met" });
  expect(noted?.rows).toContainEqual(expect.objectContaining({ jobId: offer.id, outcomeAt: expect.any(Date) }));
});
