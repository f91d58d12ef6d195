import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pictureOf, posterOf } from "@/lib/contacts/queries/shown-picture";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { mediaOf } from "@/lib/players/queries/media";
import { aDocument } from "../../support/factories/files";
import { aMinor, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

async function pictured(player: { id: string; userId: string }) {
  const { id: documentId } = await aDocument(player.userId, { kind: "picture" });
  const { id: posterId } = await aDocument(player.userId, { kind: "poster" });
  const picture = await db.playerPicture.create({ data: { playerId: player.id, documentId } });
  return { picture, video: await aVideo(player, { posterId }) };
}

const opens = (actor: Actor, { picture, video }: Awaited<ReturnType<typeof pictured>>) =>
  Promise.all(
    [pictureOf(actor, picture.id), posterOf(actor, video.id)].map((file) =>
      file.then(
        () => true,
        ({ code }) => code,
      ),
    ),
  );

const [yes, no] = [
  [true, true],
  ["not_found", "not_found"],
];

test("a picture is served only to users who may see it now", async () => {
  const { actor, player } = await aPlayer();
  const media = await pictured(player);
  const club = await aRecruiter();
  for (const reader of [actor, club.actor, await aStaffMember("moderation")])
    expect(await opens(reader, media)).toEqual(yes);
  const others = [visitor(), (await aPlayer()).actor, (await aRecruiter({ plan: null })).actor];
  for (const reader of others) expect(await opens(reader, media)).toEqual(no);
  await db.player.update({ where: { id: player.id }, data: { mediaHidden: true } });
  expect(await opens(club.actor, media)).toEqual(no);
  expect(await opens(actor, media)).toEqual(yes);
  for (const id of [randomUUID(), "../1"])
    await expect(pictureOf(actor, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a picture's address stops working when the guardian withdraws consent", async () => {
  const { player, guardianActor } = await aMinor({ mediaBeforeIdentity: true });
  const media = await pictured(player);
  const club = await aRecruiter();
  const { pictures } = await mediaOf(player.id, { accessLevel: "profile", owner: false });
  expect(pictures.map(({ url }) => url)).toEqual([`/api/players/pictures/${media.picture.id}`]);
  expect(await opens(club.actor, media)).toEqual(yes);
  await db.player.update({ where: { id: player.id }, data: { mediaBeforeIdentity: false } });
  expect(await opens(club.actor, media)).toEqual(no);
  expect(await opens(guardianActor, media)).toEqual(yes);
});
