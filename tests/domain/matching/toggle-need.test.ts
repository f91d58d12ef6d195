import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { toggleNeed } from "@/lib/matching/commands/toggle-need";
import { aRecruiter } from "../../support/mint/factories";
import { aMatch, holdNeeds, matchesOf } from "../../support/mint/needs";

test("closed, nobody stands in its list but who is under way; opened again, it is held anew", async () => {
  const { actor, need, match } = await aMatch();
  await toggleNeed(actor, { needId: need.id, open: "off" });
  expect(await matchesOf(need.id)).toEqual([]);
  await holdNeeds();
  expect(await matchesOf(need.id)).toEqual([]);
  await db.match.update({ where: { id: match.id }, data: { status: "trial" } });
  expect(await matchesOf(need.id)).toMatchObject([{ id: match.id }]);
  await toggleNeed(actor, { needId: need.id, open: "on" });
  await toggleNeed(actor, { needId: need.id, open: "on" });
  await holdNeeds();
  expect((await matchesOf(need.id)).map(({ id }) => id)).toContain(match.id);
});

test("another organization's is not found", async () => {
  const { need } = await aMatch();
  const { actor } = await aRecruiter();
  await expect(toggleNeed(actor, { needId: need.id, open: "off" })).rejects.toMatchObject({ code: "not_found" });
});
