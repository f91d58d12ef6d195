import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { videoBytes } from "@/lib/documents/schema/limits";
import { beginVideo } from "@/lib/players/commands/begin-video";
import { MAX_VIDEOS } from "@/lib/players/schema/media";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";
import { aVideo } from "../../support/mint/videos";

test("a player is given a place of their own, a guardian one of the child's", async () => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  for (const [actor, owner] of [
    [adult.actor, adult.user.id],
    [child.actor, child.user.id],
    [child.guardianActor, child.user.id],
  ] as const) {
    const { path, ownerId } = await beginVideo(actor, { size: 1000 });
    expect(ownerId).toBe(owner);
    expect(await db.fileOnItsWay.count({ where: { path } })).toBe(1);
  }
});

test("refused before a byte travels: too large, one too many, nobody's profile, a guardian who has not said yes", async () => {
  const { actor, player } = await aPlayer();
  await expect(beginVideo(actor, { size: videoBytes + 1 })).rejects.toMatchObject({ code: "video_too_large" });
  for (let count = 0; count < MAX_VIDEOS; count += 1) await aVideo(player);
  await expect(beginVideo(actor, { size: 1000 })).rejects.toMatchObject({ code: "too_many_videos" });
  for (const other of [visitor(), (await aRecruiter()).actor])
    await expect(beginVideo(other, { size: 1000 })).rejects.toMatchObject({ code: "players_only" });
  const child = await aMinor();
  await db.guardian.update({ where: { playerId: child.player.id }, data: { status: "invited" } });
  await expect(beginVideo(child.guardianActor, { size: 1 })).rejects.toMatchObject({ code: "guardian_yes_first" });
});
