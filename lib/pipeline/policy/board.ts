import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { type Because, mostTasks, type Stage } from "../schema/stages";

type Recruiter = Actor<"recruiter">;
type MatchState = { status: Stage };

/** A closed match must be reopened first, which clears its reason. */
export const mayMove = (_recruiter: Recruiter, { status }: MatchState): Verdict =>
  status !== "closed" || "match_is_closed";

export const mayReopen = (_recruiter: Recruiter, { status }: MatchState): Verdict =>
  status === "closed" || "match_is_open";

export const mayAddTask = (recruiter: Recruiter, match: MatchState & { openTasks: number }): Verdict => {
  const verdict = mayMove(recruiter, match);
  return verdict === true && match.openTasks >= mostTasks ? "too_many_tasks" : verdict;
};

export type LastMove = { to: Stage; from: Stage | null; undone: boolean; because: Because | null; mine: boolean };

/** Only the actor's own latest manual move can be undone; a newly added card must have no tasks. */
export const mayUndo = (
  _recruiter: Recruiter,
  { status, tasks, last }: MatchState & { tasks: number; last: LastMove | null },
): Verdict => {
  if (!last?.mine || last.undone || last.because !== null || last.to !== status) return "nothing_to_undo";
  return last.from !== null || tasks === 0 ? true : "match_has_tasks";
};

export const goesOn = (status: Stage): boolean => status === "pending";
