import { expect, test } from "vitest";
import { preferredAlerts } from "@/lib/search/queries/preferences";
import { findPlayers } from "@/lib/search/queries/search";
import { type Search, searchInput, searchQuery } from "@/lib/search/schema/search";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const preferences = {
  interestedSports: ["football", "judo"],
  experienceLevel: "pro",
  preferredCountries: ["FR", "SN"],
  preferredCities: ["Lyon", "Dakar", "Nowhere at all"],
  ageMin: 18,
  heightMinCm: 170,
} as const;

const aClub = (over = {}) =>
  aRecruiter({
    ...preferences,
    ...{ interestedSports: [...preferences.interestedSports], preferredCountries: [...preferences.preferredCountries] },
    ...{ preferredCities: [...preferences.preferredCities] },
    ...over,
  });

const preferred: Search = {
  levels: ["professional", "elite_international"],
  countries: ["FR", "SN"],
  ageMin: 18,
  conditions: [{ key: "height_cm", min: 170 }],
};

test("the first search offers each sport with level, countries and ranges", async () => {
  const { start, nearby } = await findPlayers((await aClub()).actor, {});
  expect(start).toEqual([
    { sport: "football", ...preferred },
    { sport: "judo", ...preferred },
  ]);
  const { countries: _, ...shared } = preferred;
  expect(nearby).toEqual([
    { ...shared, place: { city: "Lyon", country: "FR", km: 50 } },
    { ...shared, place: { city: "Dakar", country: "SN", km: 50 } },
  ]);
});

test("with one sport the first search near a city is in that sport, and no preferred city is left out", async () => {
  const preferredCities = ["Lyon", "Paris", "Marseille", "Lille", "Nantes", "Toulouse", "Rennes", "Dijon"];
  const { actor } = await aClub({ interestedSports: ["judo"], preferredCities });
  const { nearby } = await findPlayers(actor, {});
  expect(nearby.map(({ sport, place }) => [sport, place?.city])).toEqual(preferredCities.map((city) => ["judo", city]));
});

test.each([
  ["beginner", ["amateur"]],
  ["amateur", ["amateur"]],
  ["semi_pro", ["semi_pro"]],
  ["any", undefined],
  [null, undefined],
] as const)("the level %s is searched as %s", async (experienceLevel, levels) => {
  const { actor } = await aClub({ experienceLevel });
  expect((await findPlayers(actor, {})).start[0]?.levels).toEqual(levels);
});

test("a search without a place is offered near each preferred city, in no country but the city's", async () => {
  const { actor } = await aClub();
  const { nearby } = await findPlayers(actor, { sport: "judo", countries: ["FR"] });
  expect(nearby).toEqual([
    { sport: "judo", place: { city: "Lyon", country: "FR", km: 50 } },
    { sport: "judo", place: { city: "Dakar", country: "SN", km: 50 } },
  ]);
  expect((await findPlayers(actor, { sport: "judo", place: { city: "Lyon", country: "FR", km: 20 } })).nearby).toEqual(
    [],
  );
});

test("a city of several countries is the one in a preferred country", async () => {
  const nearCordoba = async (country: string) => {
    const { actor } = await aClub({ preferredCities: ["Córdoba"], preferredCountries: [country] });
    return (await findPlayers(actor, { sport: "judo" })).nearby.map(({ place }) => place?.country);
  };
  expect(await nearCordoba("ES")).toEqual(["ES"]);
  expect(await nearCordoba("AR")).toEqual(["AR"]);
});

test("an alert can be created from each sport, anywhere or near a preferred city", async () => {
  const { actor } = await aClub();
  const alerts = await preferredAlerts(actor);
  expect(alerts.slice(0, 2)).toEqual([
    { sport: "football", ...preferred },
    { sport: "judo", ...preferred },
  ]);
  expect(alerts.map(({ sport, place }) => [sport, place?.city])).toContainEqual(["judo", "Dakar"]);
  expect(await preferredAlerts((await aPlayer()).actor)).toEqual([]);
});

test("countries are searched by the country on the card", async () => {
  const { actor } = await aRecruiter({ plan: null });
  const q = `zq${randomWord(10)}`;
  for (const country of ["FR", "SN", "ES"]) await aPlayer({ handle: `${country} ${q}`, country });
  const { cards, search } = await findPlayers(actor, { q, countries: ["FR", "SN"] });
  expect(cards.map(({ country }) => country).sort()).toEqual(["FR", "SN"]);
  expect(search).toEqual({ q, countries: ["FR", "SN"] });
  expect(searchInput(new URLSearchParams(searchQuery(search)))).toEqual(search);
  expect(searchInput({ countries: "XX,fr" })).toEqual({});
});
