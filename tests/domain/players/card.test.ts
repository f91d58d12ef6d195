import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { profileSelect } from "@/lib/players/queries/profile";
import { aMinor, aPlayer } from "../../support/factories/people";

async function cardOf(id: string) {
  const [card] = await toCard([await db.player.findUniqueOrThrow({ where: { id }, select: cardSelect })]);
  return card!;
}

test("neither card nor profile reads a name, contact details, date of birth or city", () => {
  for (const select of [cardSelect, profileSelect])
    for (const secret of ["fullName", "email", "phone", "birthDate", "city", "userId", "search"])
      expect(select).not.toHaveProperty(secret);
});

test("an adult's published name is on the card, a minor's never", async () => {
  const hidden = await aPlayer();
  const player = await aPlayer({ publishName: true });
  const minor = await aMinor({ publishName: true });
  expect((await cardOf(hidden.player.id)).name).toBeNull();
  expect((await cardOf(player.player.id)).name).toBe(player.player.fullName);
  expect((await cardOf(minor.player.id)).name).toBeNull();
});

test("a city is shown from five listed players on", async () => {
  const city = `Ville ${randomUUID()}`;
  const [first] = await Promise.all([1, 2, 3, 4].map(() => aPlayer({ city })));
  await aPlayer({ city, status: "hidden" });
  expect((await cardOf(first!.player.id)).city).toBeNull();
  await aPlayer({ city });
  expect((await cardOf(first!.player.id)).city).toBe(city);
});

test.each([
  [15, "under16"],
  [16, "from16"],
  [18, "from18"],
  [22, "from21"],
  [27, "from24"],
  [40, "from32"],
])("age %i is the band %s", async (age, band) => {
  expect((await cardOf((await aPlayer({ age })).player.id)).ageBand).toBe(band);
});
