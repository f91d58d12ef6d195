import { expect, test } from "vitest";
import { addTask } from "@/lib/pipeline/commands/add-task";
import { mostTasks } from "@/lib/pipeline/schema/stages";
import { db } from "@/lib/platform/db/db";
import { aMatch, aTask } from "../../support/factories/board";
import { aRecruiter } from "../../support/factories/people";

test("a task is stored with or without a date, with its author; one already due gets no reminder", async () => {
  const club = await aRecruiter();
  const { match } = await aMatch(club);
  const add = (dueOn: string) => addTask(club.actor, { matchId: match.id, what: "Call the coach", dueOn });
  for (const day of ["", "2031-05-01", "2020-05-01"]) await add(day);
  const tasks = await db.matchTask.findMany({ where: { matchId: match.id }, orderBy: { createdAt: "asc" } });
  expect(tasks.map(({ dueOn }) => dueOn?.toISOString().slice(0, 10) ?? null)).toEqual([
    null,
    "2031-05-01",
    "2020-05-01",
  ]);
  expect(tasks.map(({ remindedAt }) => remindedAt !== null)).toEqual([false, false, true]);
  expect(tasks.every(({ createdById }) => createdById === club.user.id)).toBe(true);
});

test("refused without a text, on closed or foreign cards, and beyond twenty tasks", async () => {
  const club = await aRecruiter();
  const [{ match }, { match: closed }] = [await aMatch(club), await aMatch(club, { status: "closed" })];
  const { match: otherMatch } = await aMatch(await aRecruiter());
  const add = (matchId: string, title = "Call") => addTask(club.actor, { matchId, what: title });
  await expect(add(match.id, " ")).rejects.toMatchObject({ fields: { what: ["task_required"] } });
  await expect(add(closed.id)).rejects.toMatchObject({ code: "match_is_closed" });
  await expect(add(otherMatch.id)).rejects.toMatchObject({ code: "not_found" });
  for (let index = 0; index < mostTasks; index++) await aTask(match.id);
  await expect(add(match.id)).rejects.toMatchObject({ code: "too_many_tasks" });
});
