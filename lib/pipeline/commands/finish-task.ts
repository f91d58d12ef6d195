import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { ownTask } from "../queries/own-match";
import { taskIdInput } from "../schema/stages";

export const finishTask = command({
  limit: { act: "finishTask", person: byHand },
  by: recruiters,
  input: taskIdInput,
  load: (tx, { taskId }, actor) => ownTask(tx, taskId, actor),
  async run({ tx, actor, input: { taskId }, subject: { doneAt } }) {
    const data = { doneAt: now(), doneById: actor.userId };
    if (!doneAt) await tx.matchTask.update({ where: { id: taskId }, data });
    return { taskId };
  },
});
