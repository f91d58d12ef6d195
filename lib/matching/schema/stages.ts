import { z } from "zod";
import { day, id, line, many, optional } from "@/lib/platform/command/input";
import { ClosedReason, MatchStatus } from "@/lib/platform/prisma/enums";

/** The columns of the board, in the order a player goes through them. */
export const stages = Object.values(MatchStatus);
export type Stage = (typeof stages)[number];

/** Those somebody still works on. */
export const activeStages = ["pending", "contacted", "trial", "offer"] as const satisfies readonly Stage[];

/** Those one moves a card to; closing asks for a reason, and is an act of its own. */
export const openStages = [...activeStages, "contract"] as const satisfies readonly Stage[];
export type OpenStage = (typeof openStages)[number];

/** Days after which a card stands too long where it stands; what is signed or closed may stand. */
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

/** Why a card moved without a hand: its player was asked, or said yes. */
export type Because = "asked" | "accepted";

/** Cards a column shows beside the others, and alone. */
export const shownInColumn = 20;
export const shownAlone = 200;

/** Lines a card tells of what became of it. */
export const shownMoves = 6;

/** So long a move can be taken back by who made it. */
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
