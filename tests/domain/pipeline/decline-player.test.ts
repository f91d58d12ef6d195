import { expect, test } from "vitest";
import { declinePlayer } from "@/lib/pipeline/commands/decline-player";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMatch, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aRecruiter } from "../../support/factories/people";

test("declining a player and taking it back", async () => {
  const { actor, need, match } = await aMatch();
  const ownMatches = () => matchesOf(need.id, { stands: true, id: match.id });
  await declinePlayer(actor, { matchId: match.id, declined: "on" });
  expect(await ownMatches()).toEqual([]);
  await db.need.update({ where: { id: need.id }, data: { sweptAt: null } });
  await holdNeeds();
  expect(await ownMatches()).toEqual([]);
  await declinePlayer(actor, { matchId: match.id, declined: "off" });
  expect(await ownMatches()).toHaveLength(1);
});

test("refused for a match in progress; another organization's and one declined by the player are not found", async () => {
  const { actor, match } = await aMatch();
  const decline = (by = actor) => declinePlayer(by, { matchId: match.id, declined: "on" });
  await expect(decline((await aRecruiter()).actor)).rejects.toMatchObject({ code: "not_found" });
  await db.match.update({ where: { id: match.id }, data: { status: "contacted" } });
  await expect(decline()).rejects.toMatchObject({ code: "match_under_way" });
  await db.match.update({ where: { id: match.id }, data: { status: "pending", playerDeclinedAt: now() } });
  await expect(decline()).rejects.toMatchObject({ code: "not_found" });
});
