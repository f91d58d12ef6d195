import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";
import type { ClosedReason, MatchStatus } from "@/lib/platform/prisma/enums";

type Pair = { playerId: string; recruiterId: string };
type Contract = { contractId: string } & Pair;
type PublicNeed = { recruiterId: string; needId: string };

type BoardMove = {
  from: MatchStatus | null;
  to: MatchStatus;
  since: string | null;
  reason?: ClosedReason;
  reasonBefore?: ClosedReason;
  undone?: boolean;
  because?: "requested" | "accepted";
};

const recruiterPage = ({ recruiterId }: PublicNeed) => [`recruiters:${recruiterId}`];

export const pipelineEvents = defineEvents({
  /** Moved in a pipeline (`from` null: added); without `because`, a person moved it. */
  "match.moved": unhandled<{ matchId: string } & Pair & BoardMove>("the pipeline is private to the team"),
  "tasks.due": event<{ recruiterId: string; count: number }>(),
  "need.matched": event<{ recruiterId: string; at: string }>(),
  "need.shown": unhandled<PublicNeed>("only cached pages depend on it", recruiterPage),
  "need.hidden": unhandled<PublicNeed>("only cached pages depend on it", recruiterPage),
  "contract.recorded": event<Contract>(),
  "contract.answered": event<Contract & { confirmed: boolean }>(({ confirmed }) => (confirmed ? ["stats"] : [])),
  "contract.withdrawn": unhandled<Contract>("nobody has to answer any more"),
});
