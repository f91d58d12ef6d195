import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { removePlayerPicture } from "@/lib/players/commands/remove-player-picture";
import { aPlayer } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";

test("a player can remove only their own picture, whose file is marked for deletion", async () => {
  const [mine, other] = [await aPlayer(), await aPlayer()];
  const { id: documentId } = await aDocument(mine.user.id, { kind: "picture" });
  const picture = await db.playerPicture.create({ data: { playerId: mine.player.id, documentId } });
  const asked = { pictureId: picture.id };
  await expect(removePlayerPicture(other.actor, asked)).rejects.toMatchObject({ code: "not_found" });
  await removePlayerPicture(mine.actor, asked);
  expect(await db.playerPicture.count({ where: { id: picture.id } })).toBe(0);
  expect((await db.document.findUniqueOrThrow({ where: { id: documentId } })).deleteAt).not.toBeNull();
});
