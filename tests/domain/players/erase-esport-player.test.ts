import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { eraseEsportPlayer } from "@/lib/players/handlers/esport";
import { anEsportPlayer } from "../../support/factories/esport";
import { aDocument } from "../../support/factories/files";

test("erasing an e-sport player deletes games, figures, teams, pictures and clips", async () => {
  const { actor, player } = await anEsportPlayer({
    figures: { kda: 4.25 },
    peakRank: "Top 200, S8",
    noBan: true,
    teamHistory: [{ team: "Nova Five", from: 2022 }],
  });
  const esportPlayerId = player.id;
  const { id: documentId } = await aDocument(player.userId ?? "", { kind: "picture" });
  await db.playerPicture.create({ data: { esportPlayerId, documentId } });
  await db.playerVideo.create({ data: { esportPlayerId, title: "Final", link: "https://video.example/1" } });
  await db.$transaction((tx) =>
    eraseEsportPlayer(tx, { data: { userId: actor.userId } } as Parameters<typeof eraseEsportPlayer>[1]),
  );
  expect(await db.esportPlayer.findUnique({ where: { id: player.id } })).toMatchObject({
    secondRole: null,
    rank: null,
    rankPercentile: null,
    peakRank: null,
    figures: {},
    noBan: false,
    teamHistory: [],
  });
  const where = { esportPlayerId };
  expect([await db.playerPicture.count({ where }), await db.playerVideo.count({ where })]).toEqual([0, 0]);
});
