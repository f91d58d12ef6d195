import { expect, test } from "vitest";
import { finishTask } from "@/lib/pipeline/commands/finish-task";
import { db } from "@/lib/platform/db/db";
import { aMatch, aTask } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("a task is completed once, by the first person", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club);
  const { id: taskId } = await aTask(match.id);
  await finishTask(club.actor, { taskId });
  const done = await db.matchTask.findUniqueOrThrow({ where: { id: taskId } });
  expect(done).toMatchObject({ doneById: club.user.id, doneAt: expect.any(Date) });
  await finishTask(club.actor, { taskId });
  expect(await db.matchTask.findUniqueOrThrow({ where: { id: taskId } })).toEqual(done);
});

test("refused for other organizations' tasks", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(await aRecruiter());
  const { id: taskId } = await aTask(match.id);
  await expect(finishTask(club.actor, { taskId })).rejects.toMatchObject({ code: "not_found" });
});
