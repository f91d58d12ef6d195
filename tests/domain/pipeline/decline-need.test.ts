import { expect, test } from "vitest";
import { declineNeed } from "@/lib/pipeline/commands/decline-need";
import { db } from "@/lib/platform/db/db";
import { aMatch, matchesOf } from "../../support/factories/needs";
import { aMinor, aPlayer } from "../../support/factories/people";

test("a player declines a need and takes it back", async () => {
  const player = await aPlayer({ primarySport: "judo" });
  const { need, match } = await aMatch({}, async () => player);
  await declineNeed(player.actor, { matchId: match.id, declined: "on" });
  expect(await matchesOf(need.id, { stands: true, id: match.id })).toEqual([]);
  await declineNeed(player.actor, { matchId: match.id, declined: "off" });
  expect(await matchesOf(need.id, { stands: true, id: match.id })).toHaveLength(1);
});

test("the guardian declines for a minor", async () => {
  const minor = await aMinor({ primarySport: "judo" });
  const { match } = await aMatch({}, async () => minor);
  const input = { matchId: match.id, declined: "on" };
  await expect(declineNeed(minor.actor, input)).rejects.toMatchObject({ code: "guardian_decides_match" });
  await declineNeed(minor.guardianActor, input);
  expect(await db.match.findUniqueOrThrow({ where: { id: match.id } })).toMatchObject({ stands: false });
});

test("another player's match is not found, and one in progress is refused", async () => {
  const player = await aPlayer({ primarySport: "judo" });
  const { match, actor } = await aMatch({}, async () => player);
  const input = { matchId: match.id, declined: "on" };
  await expect(declineNeed((await aPlayer()).actor, input)).rejects.toMatchObject({ code: "not_found" });
  await expect(declineNeed(actor, input)).rejects.toMatchObject({ code: "players_only" });
  await db.match.update({ where: { id: match.id }, data: { status: "trial" } });
  await expect(declineNeed(player.actor, input)).rejects.toMatchObject({ code: "match_under_way" });
});
