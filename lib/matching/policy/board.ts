import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { type Because, mostTasks, type Stage } from "../schema/stages";

type Recruiter = Actor<"recruiter">;
type Standing = { status: Stage };

/** What is closed is opened again first: its reason goes with it. */
export const mayMove = (_recruiter: Recruiter, { status }: Standing): Verdict =>
  status !== "closed" || "match_is_closed";

export const mayReopen = (_recruiter: Recruiter, { status }: Standing): Verdict =>
  status === "closed" || "match_is_open";

export const mayAddTask = (recruiter: Recruiter, match: Standing & { openTasks: number }): Verdict => {
  const verdict = mayMove(recruiter, match);
  return verdict === true && match.openTasks >= mostTasks ? "too_many_tasks" : verdict;
};

export type LastMove = { to: Stage; from: Stage | null; undone: boolean; because: Because | null; mine: boolean };

/** One's own last move of a card that stands where it put it; who was only just put on the board leaves it, unless there is work noted. */
export const mayUndo = (
  _recruiter: Recruiter,
  { status, tasks, last }: Standing & { tasks: number; last: LastMove | null },
): Verdict => {
  if (!last?.mine || last.undone || last.because !== null || last.to !== status) return "nothing_to_undo";
  return last.from !== null || tasks === 0 ? true : "match_has_tasks";
};

/** Being asked takes somebody from the first column to the second, and from nowhere else. */
export const goesOn = (status: Stage): boolean => status === "pending";
