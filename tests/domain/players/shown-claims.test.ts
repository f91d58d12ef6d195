import { expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { db } from "@/lib/platform/db/db";
import { shownClaims } from "@/lib/players/queries/shown-claims";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const measuredOn = new Date("2026-05-01T00:00:00Z");
const claims = (playerId: string) =>
  db.playerClaim.createMany({
    data: [
      { playerId, attribute: "height_cm", number: 181, measuredOn },
      { playerId, attribute: "weight_kg", number: 76, measuredOn },
      { playerId, attribute: "contract_status", choices: ["free"], measuredOn },
      { playerId, attribute: "licence_number", sport: "football", parts: [{ number: "LIC-77" }], measuredOn },
    ],
  });
const keys = async (...[id, reader]: Parameters<typeof shownClaims>) =>
  (await shownClaims(id, reader)).map(({ attribute }) => attribute).sort();

test("recruiters read an adult's measures, and the license number with the identity only", async () => {
  const { player } = await aPlayer();
  await claims(player.id);
  expect(await keys(player.id, { accessLevel: "profile", owner: false })).toEqual([
    "contract_status",
    "height_cm",
    "weight_kg",
  ]);
  expect(await keys(player.id, { accessLevel: "identity", owner: false })).toContain("licence_number");
});

test("a minor's weight and contract are visible to the owner only, in claims and profile header", async () => {
  const { player, actor, guardianActor } = await aMinor();
  await claims(player.id);
  expect(await keys(player.id, { accessLevel: "identity", owner: false })).toEqual(["height_cm", "licence_number"]);
  expect(await keys(player.id, { accessLevel: "identity", owner: true })).toContain("weight_kg");
  const read = async (reader: Parameters<typeof getPlayer>[0]) => (await getPlayer(reader, player.id))?.player;
  expect(await read((await aRecruiter()).actor)).toMatchObject({ heightCm: 181, weightKg: null });
  for (const owner of [actor, guardianActor]) expect(await read(owner)).toMatchObject({ weightKg: 76 });
});

test("a club's name is shown with the identity, unless an adult publishes their name", async () => {
  const { actor } = await aRecruiter();
  const club = async (over: Parameters<typeof aPlayer>[0]) => {
    const { player } = await aPlayer({ currentClub: "FC Aubervilliers", ...over });
    return (await getPlayer(actor, player.id))?.player;
  };
  expect(await club({})).toMatchObject({ currentClub: null });
  expect(await club({ publishName: true })).toMatchObject({ currentClub: "FC Aubervilliers" });
});
