import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { ownTask } from "../queries/own-match";
import { taskIdInput } from "../schema/stages";

export const removeTask = command({
  limit: { act: "removeTask", person: byHand },
  by: recruiters,
  input: taskIdInput,
  load: (tx, { taskId }, actor) => ownTask(tx, taskId, actor),
  async run({ tx, input: { taskId } }) {
    await tx.matchTask.delete({ where: { id: taskId } });
    return { taskId };
  },
});
