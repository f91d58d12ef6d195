import { expect, test } from "vitest";
import { dropTask } from "@/lib/matching/commands/drop-task";
import { db } from "@/lib/platform/db/db";
import { aMatch, aTask } from "../../support/mint/board";
import { aRecruiter } from "../../support/mint/factories";

test("a task is removed; refused for other organizations' tasks", async () => {
  const club = await aRecruiter();
  const [{ match }, { match: theirs }] = [await aMatch(club), await aMatch(await aRecruiter())];
  const [own, other] = [await aTask(match.id), await aTask(theirs.id)];
  await dropTask(club.actor, { taskId: own.id });
  await expect(dropTask(club.actor, { taskId: other.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.matchTask.findMany({ where: { id: { in: [own.id, other.id] } } })).toMatchObject([{ id: other.id }]);
});
