import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { linkVideo } from "@/lib/players/commands/link-video";
import { aMinor, aPlayer } from "../../support/factories/people";

const link = { title: "Season", link: "https://video.example/watch?v=1" };

test("an adult can link a video on another site; a minor and the guardian cannot", async () => {
  const { actor, player } = await aPlayer();
  await linkVideo(actor, link);
  expect(await db.playerVideo.findFirst({ where: { playerId: player.id } })).toMatchObject({
    ...link,
    documentId: null,
  });
  const child = await aMinor();
  for (const side of [child.actor, child.guardianActor])
    await expect(linkVideo(side, link)).rejects.toMatchObject({ code: "minor_no_links" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "video"])("%s is no address", async (address) => {
  const { actor } = await aPlayer();
  await expect(linkVideo(actor, { ...link, link: address })).rejects.toHaveProperty("fields.link");
});
