import { z } from "zod";
import { day, id, line, many, optional } from "@/lib/platform/command/input";
import { ClosedReason, MatchStatus } from "@/lib/platform/prisma/enums";

export const stages = Object.values(MatchStatus);
export type Stage = (typeof stages)[number];

export const activeStages = ["pending", "contacted", "trial", "offer"] as const satisfies readonly Stage[];

export const openStages = [...activeStages, "contract"] as const satisfies readonly Stage[];
export type OpenStage = (typeof openStages)[number];

/** Days after which a card is too long in its stage; null means no limit. */
export const stageLimits: Record<Stage, number | null> = {
  pending: 14,
  contacted: 14,
  trial: 21,
  offer: 10,
  contract: null,
  closed: null,
};

export const closedReasons = Object.values(ClosedReason);
export type Reason = (typeof closedReasons)[number];

/** Why a card moved automatically: the player was sent a request or accepted it. */
export type Because = "requested" | "accepted";

export const shownInColumn = 20;
export const shownAlone = 200;

export const shownMoves = 6;

export const undoMinutes = 60;

export const longestTask = 140;
export const mostTasks = 20;
export const mostPutAtOnce = 50;

export const matchInput = z.object({ matchId: id });
export const moveInput = matchInput.extend({ to: z.enum(openStages, "stage_required") });
export const closeInput = matchInput.extend({ reason: z.enum(closedReasons, "closed_reason_required") });
export const putInput = z.object({
  player: many(id, "nothing_selected", 1).pipe(z.array(id).max(mostPutAtOnce, "nothing_selected")),
});
export const taskInput = matchInput.extend({ what: line(longestTask, "task_required"), dueOn: optional(day()) });
export const taskIdInput = z.object({ taskId: id });
