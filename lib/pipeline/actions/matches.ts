"use server";

import { action } from "@/lib/entry/action";
import { addTask as addTaskCommand } from "../commands/add-task";
import { closeMatch as closeMatchCommand } from "../commands/close-match";
import { declineNeed as declineNeedCommand } from "../commands/decline-need";
import { declinePlayer as declinePlayerCommand } from "../commands/decline-player";
import { editNeed as editNeedCommand } from "../commands/edit-need";
import { finishTask as finishTaskCommand } from "../commands/finish-task";
import { moveMatch as moveMatchCommand } from "../commands/move-match";
import { putOnBoard as putOnBoardCommand } from "../commands/put-on-board";
import { removeTask as removeTaskCommand } from "../commands/remove-task";
import { reopenMatch as reopenMatchCommand } from "../commands/reopen-match";
import { showNeed as showNeedCommand } from "../commands/show-need";
import { toggleNeed as toggleNeedCommand } from "../commands/toggle-need";
import { undoMove as undoMoveCommand } from "../commands/undo-move";
import { writeNeed as writeNeedCommand } from "../commands/write-need";

export const writeNeed = action(writeNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needWritten",
  otherwise: "need_not_saved",
});
export const editNeed = action(editNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needChanged",
  otherwise: "need_not_saved",
});
export const toggleNeed = action(toggleNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needChanged",
  otherwise: "need_not_saved",
});
export const showNeed = action(showNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needChanged",
  otherwise: "need_not_saved",
});
export const declinePlayer = action(declinePlayerCommand, {
  to: ({ needId }) => (needId ? `/dashboard/needs/${needId}` : "/dashboard/needs"),
  toast: "matchAnswered",
});
export const declineNeed = action(declineNeedCommand, {
  to: (_declined, basePath) => `${basePath ?? "/dashboard"}/matches`,
  toast: "matchAnswered",
});

export const putOnBoard = action(putOnBoardCommand, { to: "/dashboard/pipeline", toast: "putOnBoard" });
export const moveMatch = action(moveMatchCommand);
export const closeMatch = action(closeMatchCommand);
export const reopenMatch = action(reopenMatchCommand);
export const undoMove = action(undoMoveCommand);
export const addTask = action(addTaskCommand);
export const finishTask = action(finishTaskCommand);
export const removeTask = action(removeTaskCommand);
