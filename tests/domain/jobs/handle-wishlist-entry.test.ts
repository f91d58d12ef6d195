import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { handleWishlistEntry } from "@/lib/jobs/commands/handle-wishlist-entry";
import { ownOffers, ownWishlist } from "@/lib/jobs/queries/own";
import { listWishlistEntries } from "@/lib/jobs/queries/wishlist-entries";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import fr from "@/messages/fr/jobs.json";
import { aDocument } from "../../support/factories/files";
import { anOffer } from "../../support/factories/offers";
import { anAdmin, aPerson, aPlayer, aRecruiter } from "../../support/factories/people";

test("an administrator sees both addresses and the documents and records the contact; the first one stays recorded", async () => {
  const [{ actor, recruiter }, offer, admin, later] = [
    await aRecruiter(),
    await anOffer(),
    await anAdmin(),
    await anAdmin(),
  ];
  const card = await aDocument(offer.userId, { storageKey: `key of ${offer.id}` });
  await db.sportJob.update({ where: { id: offer.id }, data: { identityDocumentUrl: card.storageKey } });
  await addToWishlist(actor, { jobId: offer.id });
  const waiting = async () =>
    (await listWishlistEntries(admin, { q: recruiter.organizationName, state: "waiting" }))?.rows;
  expect(await waiting()).toMatchObject([
    {
      recruiter: { email: recruiter.email },
      job: { email: "private@test.recruit", phone: "+33 6 00 00 00 00" },
      documents: [{ id: card.id, kind: "identity" }],
    },
  ]);
  const shortlistEntry = { jobId: offer.id, recruiterId: recruiter.id };
  await handleWishlistEntry(admin, shortlistEntry);
  await handleWishlistEntry(later, shortlistEntry);
  expect(await waiting()).toEqual([]);
  const row = await db.wishlistItem.findUniqueOrThrow({ where: { recruiterId_jobId: shortlistEntry } });
  expect(row).toMatchObject({ handledById: admin.userId, handledAt: expect.any(Date) });
});

test("only administrators can read the list and handle its entries", async () => {
  const [{ actor, recruiter }, { id: jobId }] = [await aRecruiter(), await anOffer()];
  await addToWishlist(actor, { jobId });
  await expect(handleWishlistEntry(actor, { jobId, recruiterId: recruiter.id })).rejects.toMatchObject({
    code: "staff_only",
  });
  expect(await listWishlistEntries(actor, {})).toBeNull();
});

test("a removed wishlist entry is not found", async () => {
  const [{ recruiter }, { id: jobId }] = [await aRecruiter(), await anOffer()];
  const act = handleWishlistEntry(await anAdmin(), { jobId, recruiterId: recruiter.id });
  await expect(act).rejects.toMatchObject({ code: "not_found" });
});

test("both sides get each other's contact details in their language, by e-mail, notification and on the dashboard", async () => {
  const [{ actor, recruiter, user }, owner] = [await aRecruiter(), await aPerson()];
  await db.user.update({ where: { id: user.id }, data: { locale: "fr" } });
  const { email } = await db.user.update({ where: { id: owner.userId! }, data: { locale: "ar" } });
  const offer = await anOffer({ userId: owner.userId! });
  const shortlistEntry = { jobId: offer.id, recruiterId: recruiter.id };
  await addToWishlist(actor, { jobId: offer.id });
  expect(await ownWishlist(actor)).toMatchObject([{ contactDetails: null }]);
  await handleWishlistEntry(await anAdmin(), shortlistEntry);
  await runDueHandlers();
  const [toRecruiter] = await db.mail.findMany({ where: { to: recruiter.email } });
  expect(toRecruiter?.subject).toBe(fr.mail.toRecruiter.subject.replace("{offer}", offer.title));
  for (const detail of [offer.contactEmail, "+33 6 00 00 00 00", "/fr/dashboard#wishlist"])
    expect(toRecruiter?.body).toContain(detail);
  const [toOwner] = await db.mail.findMany({ where: { to: email } });
  for (const detail of [recruiter.organizationName, recruiter.contactPerson, recruiter.email, "/ar/dashboard#offers"])
    expect(toOwner?.body).toContain(detail);
  expect(toOwner?.body).toMatch(/^مرحبًا،\n\nأُضيف إعلانكم/);
  const titlesFor = async (actor: Actor) => (await bellView(actor, "en")).items.map(({ title }) => title);
  expect(await titlesFor(actor)).toEqual([`We’ve put you in touch about ${offer.title}`]);
  expect(await titlesFor(owner)).toEqual([
    `${recruiter.organizationName} is interested in your listing: ${offer.title}`,
  ]);
  expect(await ownWishlist(actor)).toMatchObject([
    { contactDetails: { email: offer.contactEmail, phone: offer.contactPhone } },
  ]);
  expect(await ownOffers(owner)).toMatchObject([{ inTouch: [{ id: recruiter.id, email: recruiter.email }] }]);
});

test("contact details of minors and of closed accounts are not passed on", async () => {
  const [admin, { actor, recruiter }, minor, leaver] = [
    await anAdmin(),
    await aRecruiter(),
    await aPlayer({ birthDate: daysFrom(now(), -365 * 16) }),
    await aPerson(),
  ];
  const [minorsOffer, closedOffer] = [
    await anOffer({ userId: minor.user.id }),
    await anOffer({ userId: leaver.userId! }),
  ];
  await addToWishlist(actor, { jobId: closedOffer.id });
  await db.wishlistItem.create({ data: { jobId: minorsOffer.id, recruiterId: recruiter.id } });
  await db.user.update({ where: { id: leaver.userId! }, data: { disabledAt: now() } });
  const touch = (jobId: string) => handleWishlistEntry(admin, { jobId, recruiterId: recruiter.id });
  await expect(touch(minorsOffer.id)).rejects.toMatchObject({ code: "wishlist_of_minor" });
  await expect(touch(closedOffer.id)).rejects.toMatchObject({ code: "not_found" });
  expect((await ownWishlist(actor)).map(({ contactDetails }) => contactDetails)).toEqual([null, null]);
});

test("people of unknown age are not put in touch; organizations need no age", async () => {
  const [{ actor, recruiter }, admin] = [await aRecruiter(), await anAdmin()];
  const [person, { user: owner }] = [await aPerson(null, null), await aRecruiter()];
  const [unknown, vacancy] = [
    await anOffer({ userId: person.userId! }),
    await anOffer({ userId: owner.id, kind: "vacancy" }),
  ];
  const handle = (jobId: string) => handleWishlistEntry(admin, { jobId, recruiterId: recruiter.id });
  // Saved before such offers were hidden.
  await db.wishlistItem.create({ data: { jobId: unknown.id, recruiterId: recruiter.id } });
  await addToWishlist(actor, { jobId: vacancy.id });
  await expect(handle(unknown.id)).rejects.toMatchObject({ code: "wishlist_age_unknown" });
  await expect(handle(vacancy.id)).resolves.toBeTruthy();
});
