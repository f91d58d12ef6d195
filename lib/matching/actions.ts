"use server";

import { action } from "@/lib/action";
import { addTask as addTaskCommand } from "./commands/add-task";
import { closeMatch as closeMatchCommand } from "./commands/close-match";
import { dropTask as dropTaskCommand } from "./commands/drop-task";
import { finishTask as finishTaskCommand } from "./commands/finish-task";
import { moveMatch as moveMatchCommand } from "./commands/move-match";
import { putOnBoard as putOnBoardCommand } from "./commands/put-on-board";
import { reopenMatch as reopenMatchCommand } from "./commands/reopen-match";
import { undoMove as undoMoveCommand } from "./commands/undo-move";

export const putOnBoard = action(putOnBoardCommand, { to: "/dashboard/pipeline", toast: "putOnBoard" });
export const moveMatch = action(moveMatchCommand);
export const closeMatch = action(closeMatchCommand);
export const reopenMatch = action(reopenMatchCommand);
export const undoMove = action(undoMoveCommand);
export const addTask = action(addTaskCommand);
export const finishTask = action(finishTaskCommand);
export const dropTask = action(dropTaskCommand);
