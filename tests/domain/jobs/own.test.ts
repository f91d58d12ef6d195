import { expect, test } from "vitest";
import { addToWishlist } from "@/lib/jobs/commands/add-to-wishlist";
import { jobCounts } from "@/lib/jobs/queries/counts";
import { jobDraft, ownOffers, ownVacancyIds, ownWishlist, wishlistJobIds } from "@/lib/jobs/queries/own";
import { visitor } from "@/lib/platform/command/create-actor";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { aSeeker } from "../../support/factories/seekers";

test("users see their own offers with the number of wishlist entries, and recruiters their own wishlist", async () => {
  const [owner, { actor, user }] = [await aPerson(), await aRecruiter()];
  const offer = await anOffer({ userId: owner.userId! });
  await addToWishlist(actor, { jobId: offer.id });
  expect(await ownOffers(owner)).toMatchObject([{ id: offer.id, status: "active", wishlistCount: 1 }]);
  expect(await ownOffers(actor)).toEqual([]);
  expect(await ownWishlist(actor)).toMatchObject([{ job: { id: offer.id }, handledAt: null }]);
  expect(await ownWishlist(owner)).toEqual([]);
  expect(await wishlistJobIds(actor)).toEqual([offer.id]);
  expect(await wishlistJobIds(owner)).toBeNull();
  expect(await jobDraft(actor)).toEqual({
    email: user.email,
    kind: "vacancy",
    hasModel: false,
    minor: false,
    asksBirthDate: "candidate",
    stated: {},
  });
  expect(await jobDraft(visitor())).toBeNull();
});

test("a listing begins with what the professional's profile states", async () => {
  const { actor, seeker } = await aSeeker({ experienceYears: 9, licences: ["UEFA B"] });
  expect(await jobDraft(actor)).toMatchObject({
    kind: "candidate",
    stated: {
      jobType: seeker.jobType,
      sportSlug: seeker.sportSlug,
      availability: seeker.availability,
      experienceYears: 9,
      certifications: ["UEFA B"],
      locationCity: seeker.city,
      locationCountry: seeker.country,
      description: seeker.about,
    },
  });
});

test("offers, applications and wishlist entries are counted for their owner only", async () => {
  const [owner, { actor, user }] = [await aPerson(), await aRecruiter()];
  const offer = await anOffer({ userId: owner.userId! });
  await anOffer({ userId: user.id, recruiterId: actor.recruiterId, kind: "vacancy", status: "closed" });
  await addToWishlist(actor, { jobId: offer.id });
  expect(await jobCounts(owner)).toEqual({ offers: 1, applications: 0, wishlist: 0 });
  expect(await jobCounts(actor)).toEqual({ offers: 1, applications: 0, wishlist: 1 });
  expect(await jobCounts(visitor())).toEqual({ offers: 0, applications: 0, wishlist: 0 });
});

test("the ids of own vacancies include the organization's, and no offers of one's own work", async () => {
  const [author, { actor, user }] = [await aPerson(), await aRecruiter()];
  await anOffer({ userId: author.userId! });
  const vacancy = await anOffer({ userId: author.userId!, kind: "vacancy" });
  const closed = await anOffer({ userId: user.id, recruiterId: actor.recruiterId, kind: "vacancy", status: "closed" });
  expect(await ownVacancyIds(author)).toEqual([vacancy.id]);
  expect(await ownVacancyIds(actor)).toEqual([closed.id]);
  expect(await ownVacancyIds(await aPerson())).toEqual([]);
  expect(await ownVacancyIds(visitor())).toBeNull();
});
