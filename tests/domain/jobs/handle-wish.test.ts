import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { handleWish } from "@/lib/jobs/commands/handle-wish";
import { wishesToHandle } from "@/lib/jobs/queries/wishes";
import { anAdmin, aRecruiter } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";
import { anOffer } from "../../support/mint/offers";

test("an administrator finds both addresses and the papers, and notes that they are in touch; the first stays noted", async () => {
  const [{ actor, recruiter }, offer, admin, later] = [
    await aRecruiter(),
    await anOffer(),
    await anAdmin(),
    await anAdmin(),
  ];
  const card = await aDocument(offer.userId, { storageKey: `key of ${offer.id}` });
  await db.sportJob.update({ where: { id: offer.id }, data: { identityDocumentUrl: card.storageKey } });
  await addToWishlist(actor, { jobId: offer.id });
  // The list shows those who wait longest, and other tests' wishes wait too.
  await db.wishlistItem.updateMany({ where: { jobId: offer.id }, data: { createdAt: new Date(0) } });
  const waiting = async () => (await wishesToHandle(admin))?.wishes.filter(({ jobId }) => jobId === offer.id);
  expect(await waiting()).toMatchObject([
    {
      recruiter: { email: recruiter.email },
      job: { email: "private@test.recruit", phone: "+33 6 00 00 00 00" },
      papers: [{ id: card.id, kind: "identity" }],
    },
  ]);
  const wish = { jobId: offer.id, recruiterId: recruiter.id };
  await handleWish(admin, wish);
  await handleWish(later, wish);
  expect(await waiting()).toEqual([]);
  const row = await db.wishlistItem.findUniqueOrThrow({ where: { recruiterId_jobId: wish } });
  expect(row).toMatchObject({ handledById: admin.userId, handledAt: expect.any(Date) });
});

test("nobody but an administrator handles or reads the list", async () => {
  const [{ actor, recruiter }, { id: jobId }] = [await aRecruiter(), await anOffer()];
  await addToWishlist(actor, { jobId });
  await expect(handleWish(actor, { jobId, recruiterId: recruiter.id })).rejects.toMatchObject({ code: "admins_only" });
  expect(await wishesToHandle(actor)).toBeNull();
});

test("a wish that was taken back is not there", async () => {
  const [{ recruiter }, { id: jobId }] = [await aRecruiter(), await anOffer()];
  const act = handleWish(await anAdmin(), { jobId, recruiterId: recruiter.id });
  await expect(act).rejects.toMatchObject({ code: "not_found" });
});
