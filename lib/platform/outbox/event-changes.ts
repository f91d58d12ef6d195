import type { Scope } from "../command/actor";
import type { ClosedReason, MatchStatus } from "../prisma/enums";

/** State before and after an act of staff, as codes. */
export type Change = { was: ChangeState; is: ChangeState };
export type ChangeState =
  | ("pending" | "seconding" | "verified" | "rejected")
  | ("open" | "closed" | "handled")
  | ("draft" | "review" | "scheduled" | "published" | "retracted")
  | ("shown" | "hidden" | "taken_down" | "gone");

export type ScopeChange = { was: readonly Scope[]; is: readonly Scope[] };

export type BoardMove = {
  from: MatchStatus | null;
  to: MatchStatus;
  since: string | null;
  reason?: ClosedReason;
  reasonBefore?: ClosedReason;
  undone?: boolean;
  because?: "asked" | "accepted";
};

export type Confirming = { confirmationId: string; playerId: string };

export type Decided = { caseId: string; userId: string | null; ruling: string } & Change &
  Partial<Record<"playerId" | "recruiterId" | "jobId" | "eventId" | "esportPlayerId", string>>;
