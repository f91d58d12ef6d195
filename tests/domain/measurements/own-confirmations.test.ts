import { expect, test } from "vitest";
import { ownConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { db } from "@/lib/platform/db/db";
import { aFact } from "@/tests/support/factories/confirmations";
import { aPlayer } from "@/tests/support/factories/people";

const day = (on: string) => new Date(on);

test("each fact may be confirmed, also one with the name of another; of typed claims the newest of an attribute", async () => {
  const { actor, player } = await aPlayer();
  const caps = (text: string, on: string, over = {}) =>
    aFact(player.id, { label: "Caps", text, measuredOn: day(on), ...over });
  await caps("2", "2024-05-01");
  await caps("3", "2025-05-01");
  await caps("9", "2026-05-01", { undated: true });
  await caps("4", "2025-06-01", { recordedAt: day("2025-06-01") });
  await caps("5", "2025-07-01", { grade: "event" });
  const height = (number: number, on: string) => ({
    playerId: player.id,
    attribute: "height_cm",
    number,
    measuredOn: day(on),
  });
  await db.playerClaim.createMany({ data: [height(180, "2025-01-01"), height(181, "2026-01-01")] });
  const askable = (await ownConfirmations(actor))?.askable ?? [];
  expect(askable.map(({ claim }) => claim.text ?? Number(claim.number))).toEqual([181, "3", "2", "9"]);
});
