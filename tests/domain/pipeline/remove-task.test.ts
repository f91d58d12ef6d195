import { expect, test } from "vitest";
import { removeTask } from "@/lib/pipeline/commands/remove-task";
import { db } from "@/lib/platform/db/db";
import { aMatch, aTask } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("a task is removed; refused for other organizations' tasks", async () => {
  const club = await aRecruiter();
  const [{ match }, { match: otherMatch }] = [await aMatch(club), await aMatch(await aRecruiter())];
  const [ownTask, other] = [await aTask(match.id), await aTask(otherMatch.id)];
  await removeTask(club.actor, { taskId: ownTask.id });
  await expect(removeTask(club.actor, { taskId: other.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.matchTask.findMany({ where: { id: { in: [ownTask.id, other.id] } } })).toMatchObject([
    { id: other.id },
  ]);
});
