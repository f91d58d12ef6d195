import { type Actor, type Gate, isSignedIn, type Verdict } from "@/lib/core/actor";
import { budgetMost } from "./schema";

/** An account holds one profile: a player or a recruiter. The staff holds none. */
export const becomesRecruiter: Gate<Actor<"member">> = (actor) => {
  if (actor.kind === "member") return actor;
  if (actor.kind === "recruiter") return "recruiter_exists";
  return isSignedIn(actor) ? "other_profile_exists" : "sign_in_required";
};

type Checked = { organizationName: string; organizationType: string; country: string };

/** True when what was verified no longer holds. */
export const wasRenamed = (before: Checked, after: Checked): boolean =>
  before.organizationName !== after.organizationName ||
  before.organizationType !== after.organizationType ||
  before.country !== after.country;

export const mayAddBudgetLine = (_actor: Actor, { kept }: { kept: number }): Verdict =>
  kept < budgetMost.lines || "too_many_budget_lines";
