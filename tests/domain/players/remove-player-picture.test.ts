import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { removePlayerPicture } from "@/lib/players/commands/remove-player-picture";
import { aDocument } from "../../support/factories/files";
import { aPlayer } from "../../support/factories/people";

test("a player can remove only their own picture, whose file is marked for deletion", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  const { id: documentId } = await aDocument(ownPlayer.user.id, { kind: "picture" });
  const picture = await db.playerPicture.create({ data: { playerId: ownPlayer.player.id, documentId } });
  const input = { pictureId: picture.id };
  await expect(removePlayerPicture(other.actor, input)).rejects.toMatchObject({ code: "not_found" });
  await removePlayerPicture(ownPlayer.actor, input);
  expect(await db.playerPicture.count({ where: { id: picture.id } })).toBe(0);
  expect((await db.document.findUniqueOrThrow({ where: { id: documentId } })).deleteAt).not.toBeNull();
});
