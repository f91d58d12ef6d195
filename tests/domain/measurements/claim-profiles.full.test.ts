import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

const joined = new Date("2026-02-03T09:00:00Z");
const profile = { primarySport: "judo", position: "middleweight", createdAt: joined };

const claimProfiles = (...ids: string[]) =>
  db.$queryRaw<{ id: string }[]>`select claim_profiles(${ids}::uuid[]) as id`.then((rows) => rows.map(({ id }) => id));

const claims = (playerId: string) =>
  db.playerClaim.findMany({
    where: { playerId },
    select: { attribute: true, number: true, choices: true, parts: true, sport: true, grade: true, measuredOn: true },
    orderBy: { attribute: "asc" },
  });

test("values of a profile become claims dated to the day its player joined, once; existing claims are kept", async () => {
  const { player: unclaimed } = await aPlayer({ ...profile, heightCm: 183, weightKg: null });
  const { player: claimed } = await aPlayer({ ...profile, heightCm: 180, weightKg: 72 });
  const { player: erased, user } = await aPlayer(profile);
  await db.user.update({ where: { id: user.id }, data: { erasedAt: joined } });
  const measuredOn = new Date("2026-05-01");
  await db.playerClaim.create({
    data: { playerId: claimed.id, attribute: "height_cm", number: 184, measuredOn, grade: "coach" },
  });

  const ids = [unclaimed.id, claimed.id, erased.id];
  expect((await claimProfiles(...ids)).sort()).toEqual([unclaimed.id, claimed.id].sort());
  const own = {
    grade: "self",
    measuredOn: new Date("2026-02-03"),
    number: null,
    choices: [],
    parts: null,
    sport: null,
  };
  const nationality = { ...own, attribute: "nationalities", choices: ["FR"] };
  const position = { ...own, attribute: "positions", sport: "judo", parts: [{ position: "middleweight" }] };
  expect(await claims(unclaimed.id)).toEqual([{ ...own, attribute: "height_cm", number: 183 }, nationality, position]);
  const after = [
    { ...own, attribute: "height_cm", number: 184, grade: "coach", measuredOn },
    nationality,
    position,
    { ...own, attribute: "weight_kg", number: 72 },
  ];
  expect(await claims(claimed.id)).toEqual(after);
  expect(await claims(erased.id)).toEqual([]);
  expect(await claimProfiles(...ids)).toEqual([]);
  expect(await claims(claimed.id)).toEqual(after);
});
