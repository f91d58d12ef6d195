import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { MAX_VIDEOS } from "@/lib/players/schema/media";
import { refuseOneMoreVideo } from "@/lib/players/steps/one-more-video";
import { aPlayer } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

test("returns the next position until the maximum is reached", async () => {
  const { player } = await aPlayer();
  expect(await refuseOneMoreVideo(db, { playerId: player.id })).toBe(1);
  await aVideo(player, { position: 4 });
  expect(await refuseOneMoreVideo(db, { playerId: player.id })).toBe(5);
  for (let count = 1; count < MAX_VIDEOS; count += 1) await aVideo(player);
  await expect(refuseOneMoreVideo(db, { playerId: player.id })).rejects.toMatchObject({ code: "too_many_videos" });
});
