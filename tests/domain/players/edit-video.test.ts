import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { editVideo } from "@/lib/players/commands/edit-video";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

test("only the player and the guardian can change title and captions", async () => {
  const [ownPlayer, child] = [await aPlayer(), await aMinor()];
  for (const { actor, player } of [ownPlayer, { actor: child.guardianActor, player: child.player }]) {
    const { id: videoId } = await aVideo(player);
    await editVideo(actor, { videoId, title: "Duels", captions: "One" });
    expect(await db.playerVideo.findUnique({ where: { id: videoId } })).toMatchObject({ title: "Duels" });
    await editVideo(actor, { videoId, title: "Duels" });
    expect(await db.playerVideo.findUnique({ where: { id: videoId } })).toMatchObject({ captions: null });
  }
  const foreign = await aVideo(child.player);
  await expect(editVideo(ownPlayer.actor, { videoId: foreign.id, title: "Mine" })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a profile that was taken down is shown again once a title changes", async () => {
  const { actor, player } = await aPlayer({ status: "taken_down" });
  const { id: videoId } = await aVideo(player);
  const status = async () => (await db.player.findUniqueOrThrow({ where: { id: player.id } })).status;
  await editVideo(actor, { videoId, title: "Crosses" });
  expect(await status()).toBe("taken_down");
  await editVideo(actor, { videoId, title: "Duels" });
  expect(await status()).toBe("listed");
});
