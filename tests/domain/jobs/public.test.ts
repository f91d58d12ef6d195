import { expect, test } from "vitest";
import { noContactDetails } from "@/lib/jobs/queries/owned";
import { askBoard, getOffer, listOffers, listOpenOffers } from "@/lib/jobs/queries/public";
import { jobSearch } from "@/lib/jobs/schema/job";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const card = [
  "availability",
  "createdAt",
  "excerpt",
  "experienceYears",
  "id",
  "jobType",
  "kind",
  "links",
  "locationCity",
  "locationCountry",
  "organization",
  "organizationId",
  "pay",
  "sport",
  "title",
];

test("cards carry what a visitor may know and nothing else", async () => {
  const shown = { pay: "2,000 EUR a month", createdAt: new Date("2200-01-01") };
  const offer = await anOffer({ websiteUrl: "https://club.example", ...shown });
  const [first] = (await listOffers()).offers;
  expect(first?.id).toBe(offer.id);
  expect(Object.keys(first ?? {}).sort()).toEqual(card);
  expect(first).toMatchObject(shown);
  expect(first?.links).toEqual([{ name: "website", url: "https://club.example" }]);
  const page = await getOffer(offer.id);
  const detailKeys = [...card.filter((key) => key !== "excerpt"), "certifications", "description", "status"];
  expect(Object.keys(page ?? {}).sort()).toEqual(detailKeys.sort());
  const json = JSON.stringify([first, page]);
  for (const secret of [offer.contactEmail, offer.contactPhone!, offer.identityDocumentUrl!, offer.userId])
    expect(json).not.toContain(secret);
  await db.sportJob.delete({ where: { id: offer.id } });
});

test("the newest first, page after page, each offer once, filtered by kind and sport", async () => {
  const dateAt = (minute: number) => new Date(Date.UTC(2199, 0, 1, 0, minute));
  const offers = await Promise.all(
    Array.from({ length: 15 }, (_, n) =>
      anOffer({ sportSlug: "judo", kind: n % 5 === 0 ? "vacancy" : "candidate", createdAt: dateAt(n < 3 ? 0 : n) }),
    ),
  );
  const first = await listOffers({ sport: "judo" });
  const second = await askBoard({ sport: "judo" }, first.next ?? "");
  const ids = [...first.offers, ...second.offers].map(({ id }) => id);
  expect(first.offers).toHaveLength(12);
  expect(ids).toHaveLength(15);
  expect(new Set(ids)).toEqual(new Set(offers.map(({ id }) => id)));
  expect(ids[0]).toBe(offers[14]?.id);
  expect(second.next).toBeNull();
  expect((await listOffers({ sport: "judo", kind: "vacancy" })).offers).toHaveLength(3);
  expect((await askBoard({ sport: "judo" }, "nonsense")).offers).toEqual(first.offers);
  await db.sportJob.deleteMany({ where: { id: { in: ids } } });
});

test("closed offers keep their page, drafts and rejected ones have none; only open ones are listed", async () => {
  const pages = await Promise.all(
    (["active", "closed", "draft", "rejected"] as const).map(async (status) => {
      const { id } = await anOffer({ status });
      return [status, (await getOffer(id))?.status, (await listOpenOffers()).some((each) => each.id === id)];
    }),
  );
  expect(pages).toEqual([
    ["active", "active", true],
    ["closed", "closed", false],
    ["draft", undefined, false],
    ["rejected", undefined, false],
  ]);
  expect(await getOffer("new")).toBeNull();
});

test("of a minor an offer is shown that leads to nobody, seeks no staff, and has the guardian's yes", async () => {
  const { user, player } = await aMinor();
  const bare = { userId: user.id, ...noContactDetails };
  const isShown = async (over: object = {}) => (await getOffer((await anOffer({ ...bare, ...over })).id)) !== null;
  expect(await isShown()).toBe(true);
  for (const over of [
    ...Object.keys(noContactDetails).map((column) => ({ [column]: "https://kid.example" })),
    { kind: "vacancy" },
  ])
    expect(await isShown(over), JSON.stringify(over)).toBe(false);
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  expect(await isShown()).toBe(false);
  const young = await aPerson("job_seeker", daysFrom(now(), -17 * 365));
  expect(await isShown({ userId: young.userId! })).toBe(false);
});

test("a vacancy names its organisation once that is verified; a person who offers work is not named", async () => {
  const [verified, pending] = [await aRecruiter(), await aRecruiter({ status: "pending", verifiedAt: null })];
  const linkOn = async (userId: string) =>
    (await getOffer((await anOffer({ userId, kind: "vacancy" })).id))?.organizationId;
  const takenDown = await aRecruiter({ takenDownAt: new Date() });
  expect(await linkOn(verified.user.id)).toBe(verified.recruiter.id);
  expect(await linkOn(takenDown.user.id)).toBeNull();
  const nameOn = async (over: Parameters<typeof anOffer>[0]) =>
    (await getOffer((await anOffer(over)).id))?.organization;
  expect(await nameOn({ userId: verified.user.id, kind: "vacancy" })).toBe(verified.recruiter.organizationName);
  expect(await nameOn({ userId: pending.user.id, kind: "vacancy" })).toBeNull();
  await db.profile.update({ where: { id: verified.user.id }, data: { birthDate: new Date("1987-03-14") } });
  expect(await nameOn({ userId: verified.user.id, kind: "candidate" })).toBeNull();
});

test("a board is asked for a kind of work, a place and words; a country and a town by their names in any language", async () => {
  const mark = randomWord();
  const title = (text: string) => `${text} ${mark}`;
  const [coach, physio, away] = await Promise.all([
    anOffer({ title: title("Goalkeeping coach"), jobType: "coach", locationCity: "Casablanca", locationCountry: "MA" }),
    anOffer({
      title: title("Physio"),
      jobType: "physiotherapist",
      locationCity: "Lyon",
      description: "Keen on handball, free in the evenings.",
    }),
    anOffer({ title: title("Coach"), jobType: "coach", locationCity: "Madrid", locationCountry: "ES" }),
  ]);
  const idsFor = async (filter: Record<string, string>) =>
    (await askBoard(jobSearch({ q: mark, ...filter }))).offers.map(({ id }) => id).sort();
  const ids = (...offers: { id: string }[]) => offers.map(({ id }) => id).sort();
  expect(await idsFor({})).toEqual(ids(coach, physio, away));
  expect(await idsFor({ type: "coach" })).toEqual(ids(coach, away));
  expect(await idsFor({ place: "casa" })).toEqual(ids(coach));
  expect(await idsFor({ place: "الدار البيضاء" })).toEqual(ids(coach));
  expect(await idsFor({ place: "المغرب" })).toEqual(ids(coach));
  expect(await idsFor({ place: "Espagne" })).toEqual(ids(away));
  expect(await idsFor({ q: `HANDBALL ${mark}` })).toEqual(ids(physio));
  expect(await idsFor({ type: "nonsense", place: "\u0000" })).toEqual(ids(coach, physio, away));
});
