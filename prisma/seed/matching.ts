import type { ClosedReason, Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, earlier, later, latest } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import type { SeedRequest } from "./requests.ts";
import { fits, onTheWholeWay } from "./scouting.ts";

type Status = "pending" | "contacted" | "trial" | "offer" | "contract" | "closed";
type Contract = Prisma.ContractCreateManyInput & { signedAt: Date | null; createdAt: Date };
export type SeedMatch = ReturnType<typeof makeMatches>[number];
const soughtLevels = { beginner: 0, amateur: 0, semi_pro: 1, pro: 2, any: null } as const;
const ladder = { amateur: 0, semi_pro: 1, professional: 2, elite_international: 3 } as const;

export function makeMatches(
  recruiters: readonly SeedRecruiter[],
  players: readonly SeedPlayer[],
  requests: readonly SeedRequest[],
  contracts: readonly Contract[],
  days: Days,
) {
  return recruiters
    .filter(({ row }) => row.status === "verified")
    .flatMap((recruiter) => {
      const requestByPlayer = new Map(
        requests.filter((request) => request.recruiter === recruiter).map((request) => [request.player, request]),
      );
      const scored = players
        .filter((player) => player.listed && (requestByPlayer.has(player) || fits(recruiter, player)))
        .map((player) => ({ player, parts: partsOf(recruiter, player) }))
        .sort((first, other) => sum(other.parts) - sum(first.parts));
      return scored
        .filter(({ player }, rank) => rank < 8 || requestByPlayer.has(player))
        .map(({ player, parts }) => match(recruiter, player, parts, requestByPlayer.get(player), contracts, days));
    });
}

/** Signed and open contracts, all with adults whose name had been opened. */
export function makeContracts(requests: readonly SeedRequest[], days: Days): Contract[] {
  const { signed } = onTheWholeWay(requests);
  const random = randomFor("contracts");
  const statuses = requests
    .filter(({ outcome, player, row }) => outcome === "accepted" && !player.minor && row.answeredAt! < days.ago(16))
    .filter((_, n) => n % 2 === 0)
    .map(({ row, player, recruiter }, n) => {
      const createdAt = earlier(later(row.answeredAt!, random.integer(8, 20), 4), days.ago(1, 11));
      const signedAt = n % 4 === 3 ? null : earlier(later(createdAt, random.integer(2, 9)), days.ago(0, 0, 1));
      const monthly = 90_000 + ladder[player.row.level] * 85_000 + random.integer(0, 12) * 10_000;
      return {
        id: idFor(`contract ${row.id}`),
        recruiterId: row.recruiterId,
        playerId: row.playerId,
        totalCents: monthly * 10,
        ...(signedAt && confirmed(signedAt, recruiter.row.country)),
        signedAt,
        createdAt,
      };
    });
  return signed ? [...statuses, justSigned(signed, days)] : statuses;
}

/** Reported on the day of signing and confirmed the same evening. */
function justSigned({ row, recruiter }: SeedRequest, days: Days): Contract {
  const { recruiterId, playerId } = row;
  const signedAt = days.ago(1);
  return {
    id: idFor(`contract ${row.id}`),
    recruiterId,
    playerId,
    totalCents: 2_160_000,
    ...confirmed(signedAt, recruiter.row.country),
    recordedById: recruiter.account.user.id,
    answeredAt: days.ago(1, 19, 20),
    signedAt,
    createdAt: days.ago(1, 11, 30),
  };
}

/** Reported by the organization and confirmed by the player on the day of signing. */
const confirmed = (signedAt: Date, country: string) => ({
  signedOn: new Date(signedAt.toISOString().slice(0, 10)),
  country,
  answer: "yes" as const,
  answeredAt: signedAt,
});

function match(
  recruiter: SeedRecruiter,
  player: SeedPlayer,
  parts: Parts,
  request: SeedRequest | undefined,
  contracts: readonly Contract[],
  days: Days,
) {
  const random = randomFor(`match ${recruiter.row.id} ${player.row.id}`);
  const metTime = latest(recruiter.row.verifiedAt!, player.row.createdAt, days.ago(22));
  const foundTime = request
    ? request.row.createdAt
    : new Date(metTime.getTime() + random.next() * (days.today.getTime() - metTime.getTime()));
  const contract = contracts.find(
    ({ recruiterId, playerId }) => recruiterId === recruiter.row.id && playerId === player.row.id,
  );
  const status = statusOf(request, contract, random.chance(0.4));
  return {
    id: idFor(`match ${recruiter.row.id} ${player.row.id}`),
    recruiterId: recruiter.row.id,
    playerId: player.row.id,
    sportMatch: player.row.primarySport,
    compatibilityScore: sum(parts),
    parts,
    status,
    stageSince: earlier(sinceOf(status, request, contract) ?? foundTime, days.today),
    closedReason: status === "closed" ? reasonOf(request) : null,
    createdAt: foundTime,
  };
}

function statusOf(request: SeedRequest | undefined, contract: Contract | undefined, invited: boolean): Status {
  if (contract) return contract.signedAt ? "contract" : "offer";
  if (!request) return "pending";
  if (request.outcome === "accepted") return invited ? "trial" : "contacted";
  return request.outcome === "pending" || request.outcome === "awaiting_guardian" ? "contacted" : "closed";
}

const reasonOf = (request: SeedRequest | undefined): ClosedReason =>
  request?.outcome === "refused" ? "player_declined" : "no_answer";

/** When it entered its column; null for matches that have not moved. */
function sinceOf(status: Status, request: SeedRequest | undefined, contract: Contract | undefined): Date | null {
  if (!request) return null;
  if (contract) return contract.signedAt ?? contract.createdAt;
  const { createdAt, answeredAt } = request.row;
  if (status === "trial" && answeredAt) return later(answeredAt, 2);
  return status === "closed" ? (answeredAt ?? later(createdAt, 14)) : createdAt;
}

type Parts = { position: number; level: number };

/** Position and level, out of 50 each. */
function partsOf({ organization, row }: SeedRecruiter, player: SeedPlayer): Parts {
  const soughtLevel = soughtLevels[organization.seeks];
  const apart = soughtLevel === null ? 0.5 : Math.abs(ladder[player.row.level] - soughtLevel);
  return {
    position: randomFor(`need ${row.id} ${player.row.position}`).pick([48, 44, 39, 34, 29, 24]),
    level: Math.max(10, Math.round(50 - apart * 15)),
  };
}

const sum = ({ position, level }: Parts) => position + level;
