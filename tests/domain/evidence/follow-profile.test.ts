import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { stateClaims } from "@/lib/evidence/commands/state-claims";
import { newestClaims } from "@/lib/evidence/queries/newest";
import { followProfile } from "@/lib/evidence/steps/follow-profile";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { aPlayer } from "../../support/mint/factories";
import { aProfileForm } from "../../support/mint/player-forms";

const follow = (playerId: string, profile: Parameters<typeof followProfile>[2]) =>
  db.$transaction((tx) => followProfile(tx, playerId, profile));

test("what the profile says otherwise is claimed anew, what nobody claimed stays unclaimed", async () => {
  const { actor, player } = await aPlayer({ position: "striker" });
  const football = { sport: "football" };
  await stateClaims(actor, { ...football, step: "body", height_cm: "180.4" });
  const rows = { "positions.0.position": "striker", "positions.1.position": "left-winger" };
  await stateClaims(actor, { ...football, step: "play", ...rows });
  const same = { heightCm: 180, weightKg: 75, primarySport: "football", position: "striker" };
  await follow(player.id, same);
  expect(await newestClaims(player.id, ["height_cm", "weight_kg"])).toMatchObject([{ number: 180 }]);
  await follow(player.id, { ...same, heightCm: 182, position: "left-winger" });
  expect(await newestClaims(player.id, ["height_cm", "weight_kg"])).toMatchObject([{ number: 182 }]);
  expect(await newestClaims(player.id, ["positions"])).toMatchObject([{ parts: [{ position: "left-winger" }] }]);
});

test("a height that the form leaves empty is claimed no more, also not as it was said earlier; the weight stays", async () => {
  const { actor, player } = await aPlayer();
  const football = { sport: "football", step: "body" };
  await stateClaims(actor, { ...football, height_cm: "180", weight_kg: "75" });
  await db.playerClaim.updateMany({ where: { playerId: player.id }, data: { measuredOn: daysFrom(now(), -400) } });
  await stateClaims(actor, { ...football, height_cm: "182", weight_kg: "75" });
  await editProfile(actor, aProfileForm({ heightCm: "", weightKg: "75" }));
  expect(await newestClaims(player.id, ["height_cm", "weight_kg"])).toMatchObject([{ number: 75 }]);
  expect(await db.playerClaim.count({ where: { playerId: player.id, attribute: "height_cm" } })).toBe(0);
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: null, weightKg: 75 });
});
