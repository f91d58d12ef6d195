import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { towns } from "@/lib/platform/i18n/town-names";
import { readNeed } from "@/lib/search/queries/need";
import { withTypedPlace } from "@/lib/search/queries/place-field";
import { resolvePlace } from "@/lib/search/queries/places";
import { findPlayers } from "@/lib/search/queries/search";
import { regionNames } from "@/lib/search/schema/need/areas";
import { searchInput } from "@/lib/search/schema/search";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const crowd = 5;

async function playersOf(city: string, country: string, count: number, word: string) {
  for (let index = 0; index < count; index++) await aPlayer({ handle: `${city} ${word}${index}`, city, country });
}

test("a town is found by its name in four languages; ambiguous ones are all returned", async () => {
  for (const text of ["Lyon", "LYONS", "ليون"])
    expect(await resolvePlace(text)).toEqual([{ city: "Lyon", country: "FR" }]);
  expect(await resolvePlace("Séville")).toEqual([{ city: "Sevilla", country: "ES" }]);
  expect((await resolvePlace("Córdoba")).map(({ country }) => country).sort()).toEqual(["AR", "ES"]);
  expect(await resolvePlace("nowhere at all")).toEqual([]);
});

test("a distance finds nearby players without revealing a city that the card hides", async () => {
  const { actor } = await aRecruiter();
  await playersOf("Villeurbanne", "FR", crowd, "vqa");
  await playersOf("Vienne", "FR", crowd - 1, "vqb");
  await playersOf("Grenoble", "FR", crowd, "vqc");
  const countFound = async (q: string, km: number) =>
    (await findPlayers(actor, { q, place: { city: "Lyon", country: "FR", km } })).count;
  // Villeurbanne is 5 km from Lyon, Grenoble 94.
  expect(await countFound("vqa", 20)).toBe(crowd);
  expect(await countFound("vqc", 80)).toBe(0);
  expect(await countFound("vqc", 110)).toBe(crowd);
  // Vienne is 27 km away, with too few players for a card to name it.
  expect(await countFound("vqb", 60)).toBe(0);
  await playersOf("Vienne", "FR", 1, "vqb9");
  expect(await countFound("vqb", 60)).toBe(crowd);
  expect(await countFound("vqb", 20)).toBe(0);
});

test("a town typed in any language is located", async () => {
  const { actor } = await aRecruiter();
  await playersOf("الدار البيضاء", "MA", crowd, "vqt");
  await playersOf("Londres", "GB", crowd, "vqt");
  const countFound = async (city: string, country: string) =>
    (await findPlayers(actor, { q: "vqt", place: { city, country, km: 20 } })).count;
  expect([await countFound("Casablanca", "MA"), await countFound("London", "GB")]).toEqual([crowd, crowd]);
  for (const { country, names, others = [] } of towns)
    for (const name of [...Object.values(names), ...others])
      expect(
        await db.$queryRaw`select 1 as found from places where country = ${country} and key = norm(${name})`,
        name,
      ).toHaveLength(1);
});

test("a minor is found by the whole area around a town, so that no radius reveals the town", async () => {
  const { actor } = await aRecruiter();
  // Both are between 45 and 46 north and 4 and 5 east, 40 km apart; enough adults live there for a card to name the towns.
  for (const city of ["Vienne", "Saint-Étienne"]) {
    await playersOf(city, "FR", crowd, "vqd");
    await aMinor({ handle: `vqe${city.length} ${city.slice(0, 1)}`, city, country: "FR" });
  }
  const countFound = async (q: string, place?: { city: string; country: string; km: number }) =>
    (await findPlayers(actor, { q, ...(place && { place }) })).count;
  for (const city of ["Lyon", "Vienne", "Saint-Étienne"])
    expect(await countFound("vqe", { city, country: "FR", km: 5 }), city).toBe(2);
  expect(await countFound("vqe", { city: "Paris", country: "FR", km: 100 })).toBe(0);
  expect(await countFound("vqe Vienne")).toBe(0);
  expect(await countFound("vqd Vienne")).toBeGreaterThanOrEqual(crowd);
});

test("nearest first: the pages follow the distance, which is shown for the towns on the cards", async () => {
  const { actor } = await aRecruiter();
  const towns = { Grenoble: 94, Villeurbanne: 4, Vienne: 27 };
  for (const city of Object.keys(towns)) await playersOf(city, "FR", 10, "vqn");
  await aMinor({ handle: "vqn minor", city: "Vienne", country: "FR" });
  const search = searchInput({ q: "vqn", near: "Lyon,FR", km: "150", sort: "nearest" });
  const first = await findPlayers(actor, search);
  const second = await findPlayers(actor, search, first.next ?? "");
  expect(second.next).toBeNull();
  const cards = [...first.cards, ...second.cards];
  expect(new Set(cards.map(({ id }) => id)).size).toBe(31);
  const cities = cards.flatMap(({ city }) => city ?? []);
  expect([...new Set(cities)]).toEqual(["Villeurbanne", "Vienne", "Grenoble"]);
  expect(cities).toEqual(cities.toSorted((a, b) => towns[a as "Vienne"] - towns[b as "Vienne"]));
  for (const { city, km } of cards)
    if (city) expect(Math.abs((km ?? 0) - towns[city as "Vienne"]), city).toBeLessThan(4);
    else expect(km).toBeNull();
});

test("a need for a region is a search around a town of that country", async () => {
  const { actor } = await aRecruiter();
  const { search } = await readNeed(actor, "striker in Andalusia", { locale: "en", sport: undefined });
  expect(search.place).toEqual({ city: "Córdoba", country: "ES", km: 220 });
  for (const name of Object.keys(regionNames)) {
    const [town = "", country = ""] = name.replace("region ", "").split(",");
    expect(await resolvePlace(town, country), name).toEqual([{ city: town, country }]);
  }
});

test("a need in words becomes an allowed search; other parts are reported", async () => {
  const { actor } = await aRecruiter();
  const need = await readNeed(actor, "left back under 21 near Lyon, speaks French, not Moroccan", {
    locale: "en",
    sport: undefined,
  });
  expect(need.search).toMatchObject({
    sport: "football",
    positions: ["left-back"],
    ageMax: 20,
    place: { city: "Lyon", country: "FR", km: 30 },
  });
  expect(need.reasoned).toEqual(["languages"]);
  expect(need.refused).toEqual([{ ground: "origin", instead: "eligibility" }]);
  expect((await readNeed(actor, "striker near Nowhereville", { locale: "en", sport: undefined })).unread).toEqual([
    "Nowhereville",
  ]);
  expect((await readNeed(actor, "striker near Córdoba", { locale: "en", sport: undefined })).towns).toHaveLength(2);
});

test("unrecognized words are searched as handle, city or name", async () => {
  const { actor } = await aRecruiter();
  const read = (text: string) => readNeed(actor, text, { locale: "en", sport: undefined });
  expect(await read("  Ceiba 87 ")).toMatchObject({ search: { q: "Ceiba 87" }, unread: [] });
  expect(await read("judo Ceiba")).toMatchObject({ search: { sport: "judo", q: "Ceiba" }, unread: [] });
  expect(await read("left back Ceiba")).toMatchObject({ search: { positions: ["left-back"] }, unread: ["Ceiba"] });
});

test("a city typed into the field becomes a place; an unchanged one stays and an empty one ends it", async () => {
  const lyon = { city: "Lyon", country: "FR", km: 50 };
  expect(await withTypedPlace({ sport: "judo" }, "lyons", "20")).toEqual({
    search: { sport: "judo", place: { ...lyon, km: 20 } },
    unknown: undefined,
  });
  expect((await withTypedPlace({ place: lyon }, "Lyon", "50")).search).toEqual({ place: lyon });
  const sevilla = { city: "Sevilla", country: "ES", km: 20 };
  expect((await withTypedPlace({ place: sevilla }, "Séville", "20")).search).toEqual({ place: sevilla });
  expect((await withTypedPlace({ place: lyon }, undefined, undefined)).search).toEqual({ place: lyon });
  expect((await withTypedPlace({ place: lyon, sport: "judo" }, " ", "50")).search).toEqual({ sport: "judo" });
  expect((await withTypedPlace({ countries: ["AR"] }, "Córdoba", "50")).search.place?.country).toBe("AR");
  expect(await withTypedPlace({ place: lyon }, "nowhere at all", "50")).toEqual({
    search: {},
    unknown: "nowhere at all",
  });
});
