import { expect, test } from "vitest";
import { findPlayers } from "@/lib/search/queries/search";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const lyon = (km: number) => ({ city: "Lyon", country: "FR", km });
/** So many live in a town that cards name it. */
const crowd = 5;

test("with nobody near, the nearest distance with somebody is offered, and never another sport", async () => {
  const { actor } = await aRecruiter();
  // Grenoble is 94 km from Lyon.
  for (let index = 0; index < crowd; index++)
    await aPlayer({
      handle: `relaxed ${index}`,
      primarySport: "judo",
      position: "middle",
      city: "Grenoble",
      country: "FR",
    });
  const near = { q: "relaxed", sport: "judo", place: lyon(30) } as const;
  expect(await findPlayers(actor, near)).toMatchObject({
    count: 0,
    widened: { within: { place: lyon(150), count: crowd }, without: { q: 0 } },
  });
  const other = await findPlayers(actor, { ...near, sport: "boxing" });
  expect(other.widened).toMatchObject({ within: null });
  expect(Object.keys(other.widened?.without ?? {})).not.toContain("sport");
  expect(await findPlayers(actor, { q: "relaxed", sport: "judo" })).toMatchObject({ count: crowd, widened: null });
});
