import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { moveVideo } from "@/lib/players/commands/move-video";
import { aPlayer } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

test("a video moves one place up or down; at the ends it stays", async () => {
  const { actor, player } = await aPlayer();
  const [a, b, c] = [
    await aVideo(player, { position: 1 }),
    await aVideo(player, { position: 2 }),
    await aVideo(player, { position: 5 }),
  ];
  const order = async () =>
    (await db.playerVideo.findMany({ where: { playerId: player.id }, orderBy: { position: "asc" } })).map(
      ({ id }) => id,
    );
  await moveVideo(actor, { videoId: c.id, to: "earlier" });
  expect(await order()).toEqual([a.id, c.id, b.id]);
  await moveVideo(actor, { videoId: a.id, to: "earlier" });
  await moveVideo(actor, { videoId: a.id, to: "later" });
  expect(await order()).toEqual([c.id, a.id, b.id]);
  const other = await aPlayer();
  await expect(moveVideo(other.actor, { videoId: a.id, to: "later" })).rejects.toMatchObject({ code: "not_found" });
});
