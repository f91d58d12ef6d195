import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { newestClaims } from "@/lib/players/queries/newest";
import { seasonsTrained } from "@/lib/sports/schema/locally-trained";
import { aPlayer } from "../../support/factories/people";

const on = (day: string) => new Date(`${day}T00:00:00Z`);

test("seasons between 15 and 21 with one federation count as locally trained, without revealing the date of birth", async () => {
  const rows = [
    { country: "FR", from: 2012, to: 2016 },
    { country: "ES", from: 2016, to: 2018 },
  ];
  // Born in March 2000: turns 15 in 2014/15 and 21 in 2020/21.
  expect(seasonsTrained(rows, on("2000-03-01"))).toBe(2);
  expect(seasonsTrained(rows, on("1998-09-01"))).toBe(3);
  expect(seasonsTrained([{ country: "FR", from: 2012, to: 2030 }], on("2000-03-01"))).toBe(7);
  expect(seasonsTrained([{ country: "NO", from: 2016, to: 2016 }], on("2000-03-01"))).toBe(1);
  const { player } = await aPlayer({ birthDate: on("1998-09-01") });
  const claim = { playerId: player.id, attribute: "locally_trained", sport: "football", measuredOn: on("2026-01-01") };
  await db.playerClaim.create({ data: { ...claim, parts: rows } });
  const [read] = await newestClaims(player.id);
  expect(read).toMatchObject({ seasons: 3 });
  expect(read).not.toHaveProperty("player");
});
