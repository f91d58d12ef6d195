import "server-only";
import { type ContractState, stateOf } from "@/lib/pipeline/schema/contract";
import { daysFrom, now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { matchChoices } from "../schema/reports";

type Search = ListSearch<typeof matchChoices>;

/** One page of matches, newest first, with the total count; null without the "reports" permission. */
export async function listMatches(actor: Actor, search: Search) {
  if (!isStaff(actor, "reports")) return null;
  const [count, page] = await Promise.all([
    db.match.count({ where: withStatus(search) }),
    pageOfMatches(search, pageLength),
  ]);
  return { count, ...page };
}

export const matchesInPages = async (actor: Actor, search: Search, take: number) =>
  isStaff(actor, "reports") ? pageOfMatches(search, take) : null;

async function pageOfMatches(search: Search, take: number) {
  const { orderBy, beyond } = keyset(search, "createdAt", "id");
  const rows = await db.match.findMany({
    where: { AND: [withStatus(search), beyond] },
    orderBy,
    take: take + 1,
    select: { id: true, compatibilityScore: true, status: true, sportMatch: true, createdAt: true, ...parties },
  });
  return paged(rows, take);
}

const withStatus = ({ status }: Search) => ({ ...(status && { status }) });

export type MatchRow = Awaited<ReturnType<typeof pageOfMatches>>["rows"][number];

export async function listContracts(actor: Actor, search: Search) {
  if (!isStaff(actor, "reports")) return null;
  const [count, page] = await Promise.all([
    db.contract.count({ where: withState(search) }),
    pageOfContracts(search, pageLength),
  ]);
  return { count, ...page };
}

export const contractsInPages = async (actor: Actor, search: Search, take: number) =>
  isStaff(actor, "reports") ? pageOfContracts(search, take) : null;

async function pageOfContracts(search: Search, take: number) {
  const { orderBy, beyond } = keyset(search, "createdAt", "id");
  const rows = await db.contract.findMany({
    where: { AND: [withState(search), beyond] },
    orderBy,
    take: take + 1,
    select: {
      id: true,
      totalCents: true,
      signedOn: true,
      signedAt: true,
      answer: true,
      createdAt: true,
      commission: { select: { amountCents: true, dueOn: true, paidAt: true, exemption: true, note: true } },
      ...parties,
    },
  });
  return paged(
    rows.map(({ answer, ...row }) => ({ ...row, state: stateOf({ ...row, answer }) })),
    take,
  );
}

/** Must agree with `commissionState`. */
function withCommission(state: Search["commission"]): Prisma.ContractWhereInput {
  const lastDue = daysFrom(now(), -1);
  const unpaid = { exemption: null, paidAt: null };
  switch (state) {
    case "overdue":
      return { commission: { ...unpaid, dueOn: { lte: lastDue } } };
    case "due":
      return { commission: { ...unpaid, dueOn: { gt: lastDue } } };
    case "paid":
      return { commission: { exemption: null, paidAt: { not: null } } };
    case "not_owed":
      return { commission: { exemption: { not: null } } };
    default:
      return {};
  }
}

/** Must agree with `stateOf`. */
const inState: Record<ContractState, Prisma.ContractWhereInput> = {
  confirmed: { signedAt: { not: null } },
  denied: { signedAt: null, answer: "no" },
  withdrawn: { signedAt: null, answer: "withdrawn" },
  waiting: { signedAt: null, answer: null, signedOn: { not: null } },
  open: { signedAt: null, answer: null, signedOn: null },
};

const withState = ({ state, commission }: Search): Prisma.ContractWhereInput => ({
  ...(state && inState[state]),
  ...withCommission(commission),
});

export type ContractRow = Awaited<ReturnType<typeof pageOfContracts>>["rows"][number];

const parties = {
  recruiter: { select: { id: true, organizationName: true } },
  player: { select: { id: true, fullName: true, primarySport: true } },
} as const;
