import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayAddTask } from "../policy/board";
import { ownMatch } from "../queries/own-match";
import { taskInput } from "../schema/stages";

export const addTask = command({
  limit: { act: "addTask", person: byHand },
  by: recruiters,
  input: taskInput,
  async load(tx, { matchId }, actor) {
    const match = await ownMatch(tx, matchId, actor);
    return { ...match, openTasks: await tx.matchTask.count({ where: { matchId, doneAt: null } }) };
  },
  allow: mayAddTask,
  async run({ tx, actor, input: { matchId, what, dueOn } }) {
    const createdAt = now();
    // A task that is due on the day it is created needs no reminder.
    const remindedAt = dueOn && dueOn <= createdAt ? createdAt : null;
    const data = { matchId, what, dueOn: dueOn ?? null, createdById: actor.userId, createdAt, remindedAt };
    const { id: taskId } = await tx.matchTask.create({ data, select: { id: true } });
    return { taskId };
  },
});
