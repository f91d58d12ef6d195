import { expect, test } from "vitest";
import { chaptersOf } from "@/lib/players/schema/captions";
import { makeWorld } from "@/prisma/seed/world";

const now = new Date("2026-11-23T10:00:00Z");
const { players, playerVideos, esport, files, interests } = makeWorld(now);
const sportOf = new Map(players.map(({ id, primarySport }) => [id, primarySport]));

test("adults of six sports and an e-sport player have a video with a poster", () => {
  expect(makeWorld(now).playerVideos).toEqual(playerVideos);
  const sports = playerVideos.map(({ playerId, esportPlayerId }) =>
    esportPlayerId ? esport.find(({ id }) => id === esportPlayerId) && "esport" : sportOf.get(playerId ?? ""),
  );
  expect(new Set(sports)).toEqual(
    new Set(["football", "handball", "rugby", "basketball", "baseball", "judo", "esport"]),
  );
  for (const { documentId, posterId } of playerVideos)
    for (const id of [documentId, posterId])
      expect(files.find(({ document }) => document.id === id)?.bytes.byteLength).toBeLessThan(40_000);
});

test("captions of the videos are chapters, and only players with a video are watched", () => {
  for (const { captions } of playerVideos) if (captions) expect(chaptersOf(captions).length).toBeGreaterThan(1);
  const filmed = new Set(playerVideos.map(({ playerId }) => playerId));
  const watched = interests.filter(({ kind }) => kind === "watched").map(({ playerId }) => playerId);
  expect(watched.filter((playerId) => !filmed.has(playerId))).toEqual([]);
  expect(new Set(watched).size).toBeGreaterThan(1);
});
