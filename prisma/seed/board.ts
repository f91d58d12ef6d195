import type { DomainEvents } from "../../lib/entry/domain-events.ts";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, later, latest } from "./days.ts";
import type { SeedMatch } from "./matching.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";
import { onTheWholeWay } from "./scouting.ts";
import { boardTasks } from "./texts/tasks.ts";

const before = { contacted: null, trial: "contacted", offer: "trial", contract: "offer", closed: "pending" } as const;

/**
 * The demo recruiter's manual changes: players who accepted are invited to a trial, one gets an offer, and two matches are
 * closed.
 */
export function worked(
  matches: readonly SeedMatch[],
  recruiterId: string,
  requests: readonly SeedRequest[],
  days: Days,
) {
  const accepted = new Set(requests.flatMap(({ outcome, row }) => (outcome === "accepted" ? row.playerId : [])));
  const offered = onTheWholeWay(requests).offered?.row.playerId;
  const spotted = matches.filter((match) => match.recruiterId === recruiterId && match.status === "pending");
  const reasons = new Map(
    spotted.slice(-2).map(({ id }, nth) => [id, nth ? ("too_far" as const) : ("level" as const)]),
  );
  return matches.map((match): SeedMatch => {
    const closedReason = reasons.get(match.id);
    if (closedReason)
      return { ...match, status: "closed", closedReason, stageSince: latest(match.createdAt, days.ago(1, 9)) };
    if (match.recruiterId === recruiterId && match.playerId === offered)
      return { ...match, status: "offer", stageSince: days.ago(1, 15, 40) };
    const invited = match.recruiterId === recruiterId && match.status === "contacted" && accepted.has(match.playerId);
    return invited ? { ...match, status: "trial", stageSince: latest(match.stageSince, days.ago(1, 16)) } : match;
  });
}

/** The demo recruiter's tasks, one overdue and one done, and the last move of each card. */
export function makeBoard([demo]: readonly SeedRecruiter[], matches: readonly SeedMatch[], days: Days) {
  if (!demo) return { matchTasks: [], moves: [] };
  const ownMatches = matches.filter(({ recruiterId }) => recruiterId === demo.row.id);
  const userId = demo.account.user.id;
  const first = (status: SeedMatch["status"], nth = 0) => ownMatches.filter((match) => match.status === status)[nth];
  const [late, soon, open, done] = boardTasks[demo.organization.language];
  const tasks = [
    task(first("pending"), late, days.ago(2), {}),
    task(first("contacted"), soon, days.ahead(3), {}),
    task(first("trial") ?? first("contacted", 1), open, null, {}),
    task(first("pending", 1), done, days.ago(1), { doneAt: days.ago(1, 15), doneById: userId }),
  ];
  return { matchTasks: tasks.flat(), moves: ownMatches.flatMap((match) => moveOf(match, userId)) };

  function task(match: SeedMatch | undefined, title: string, dueOn: Date | null, how: object) {
    if (!match) return [];
    const createdAt = days.ago(4, 10);
    const remindedAt = dueOn && dueOn < days.today ? later(dueOn, 0, 7) : null;
    const id = idFor(`task ${match.id} ${title}`);
    const row: Prisma.MatchTaskCreateManyInput = {
      id,
      matchId: match.id,
      what: title,
      dueOn,
      createdById: userId,
      createdAt,
    };
    return [{ ...row, remindedAt, ...how }];
  }
}

function moveOf(
  { id: matchId, recruiterId, playerId, status: to, closedReason, createdAt, stageSince }: SeedMatch,
  userId: string,
): Prisma.DomainEventCreateManyInput[] {
  if (to === "pending") return [];
  const because = to === "contacted" ? { because: "requested" as const } : {};
  const from = before[to];
  const data: DomainEvents["match.moved"] = {
    ...{ matchId, recruiterId, playerId, from, to, since: from && createdAt.toISOString() },
    ...(closedReason && { reason: closedReason }),
    ...because,
  };
  const actorId = to === "contacted" ? null : userId;
  return [{ type: "match.moved", actorId, data, createdAt: stageSince, plannedAt: stageSince }];
}
