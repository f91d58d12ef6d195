import { expect, test } from "vitest";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { withdrawClaim } from "@/lib/players/commands/withdraw-claim";
import { newestClaims } from "@/lib/players/queries/newest";
import { keepEventClaim } from "@/lib/players/steps/keep-event-claim";
import { attributeOf, isNumber } from "@/lib/sports/schema/catalogue";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

const columns = (id: string) =>
  db.player.findUniqueOrThrow({
    where: { id },
    select: { heightCm: true, weightKg: true, position: true, nationality: true },
  });
const claim = (playerId: string, attribute: string, value: object, day: string) =>
  db.playerClaim.create({ data: { playerId, attribute, measuredOn: new Date(day), ...value } });

test("height, weight, main position and nationality follow the newest claim, rounded to whole figures", async () => {
  const { player } = await aPlayer({ position: "striker", heightCm: 180, weightKg: 75 });
  await claim(player.id, "height_cm", { number: 183.4 }, "2026-03-01");
  await claim(player.id, "height_cm", { number: 170 }, "2025-03-01");
  await claim(player.id, "weight_kg", { number: 74.5 }, "2026-03-01");
  await claim(player.id, "positions", { sport: "handball", parts: [{ position: "pivot" }] }, "2026-03-01");
  await claim(player.id, "nationalities", { choices: ["BR", "FR"] }, "2026-03-01");
  expect(await columns(player.id)).toEqual({ heightCm: 183, weightKg: 75, position: "striker", nationality: "FR" });
  await claim(player.id, "positions", { sport: "football", parts: [{ position: "left-winger" }] }, "2026-03-01");
  await claim(player.id, "nationalities", { choices: ["BR", "SN"] }, "2026-03-02");
  expect(await columns(player.id)).toMatchObject({ position: "left-winger", nationality: "BR" });
});

test("a height measured at an event appears in the profile", async () => {
  const [{ event }, { player }] = [await anEvent(), await aPlayer({ heightCm: 180 })];
  const attribute = attributeOf("football", "height_cm");
  if (!attribute || !isNumber(attribute)) throw new Error("no such measure");
  const claimBase = { playerId: player.id, eventId: event.id, sport: "football", attribute, measuredBy: null } as const;
  await transaction((tx) => keepEventClaim(tx, { ...claimBase, number: 184 }));
  expect(await columns(player.id)).toMatchObject({ heightCm: 184 });
});

test("a withdrawn position or nationality is claimed again from the profile", async () => {
  const { actor, player } = await aPlayer({ position: "striker" });
  const play = { sport: "football", step: "play" };
  await stateClaims(actor, { ...play, "positions.0.position": "left-winger" });
  await stateClaims(actor, play);
  const [positions] = await newestClaims(player.id, ["positions"]);
  expect(positions).toMatchObject({ parts: [{ position: "left-winger" }] });
  await withdrawClaim(actor, { claimId: positions!.id });
  expect(await newestClaims(player.id, ["positions"])).toMatchObject([{ parts: [{ position: "left-winger" }] }]);
  expect(await newestClaims(player.id, ["nationalities"])).toMatchObject([{ choices: ["FR"] }]);
});
