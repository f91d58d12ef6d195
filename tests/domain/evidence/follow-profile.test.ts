import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { stateClaims } from "@/lib/evidence/commands/state-claims";
import { newestClaims } from "@/lib/evidence/queries/newest";
import { followProfile } from "@/lib/evidence/steps/follow-profile";
import { aPlayer } from "../../support/mint/factories";

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
