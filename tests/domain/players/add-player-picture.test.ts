import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { MAX_PICTURES } from "@/lib/players/schema/media";
import { aDocument, aPdf, aPng } from "../../support/factories/files";
import { aMinor, aPlayer } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("a picture is stored under an anonymous key, for a player and a child", async () => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  for (const [actor, player] of [
    [adult.actor, adult.player],
    [child.guardianActor, child.player],
  ] as const) {
    const { pictureId } = await addPlayerPicture(actor, {
      picture: aPng("ana-dupont.png"),
      words: "At the corner flag",
    });
    const picture = await db.playerPicture.findUniqueOrThrow({ where: { id: pictureId }, include: { document: true } });
    expect(picture).toMatchObject({ playerId: player.id, words: "At the corner flag" });
    expect(picture.document).toMatchObject({ kind: "picture", name: "picture.jpg", ownerId: player.userId });
  }
});

test("a PDF and a picture beyond the maximum are refused, and nothing refused is stored", async () => {
  const { actor, player } = await aPlayer();
  await expect(addPlayerPicture(actor, { picture: aPdf("me.png") })).rejects.toMatchObject({ code: "picture_kind" });
  for (let count = 0; count < MAX_PICTURES; count += 1) {
    const { id: documentId } = await aDocument(player.userId, { kind: "picture" });
    await db.playerPicture.create({ data: { playerId: player.id, documentId } });
  }
  const before = await db.localFile.count();
  await expect(addPlayerPicture(actor, { picture: aPng() })).rejects.toMatchObject({ code: "too_many_pictures" });
  expect(await db.localFile.count()).toBe(before);
});
