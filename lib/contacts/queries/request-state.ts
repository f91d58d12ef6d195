import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedBy } from "@/lib/platform/prisma/enums";
import { type AccessState, noAccessState } from "@/lib/players/policy/players";
import { openStates } from "../schema/requests";

/** The recruiter's verification, plan, disclosure and open request towards one player; `noRecruiter` for non-recruiters. */
export async function requestStateTowards(
  actor: Actor,
  playerId: string,
  client: Tx = db,
): Promise<RecruiterRequestState> {
  const recruiterId = actor.recruiterId;
  if (!recruiterId) return noRecruiter;
  const recruiter = await client.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: recruiterSelect(playerId),
  });
  const plan = await planOf(recruiterId, client);
  const openDisclosure = recruiter.disclosures.find(({ closedAt }) => closedAt === null);
  const disclosure = openDisclosure
    ? { id: openDisclosure.id, openedAt: openDisclosure.openedAt, threadId: openDisclosure.request.thread?.id ?? null }
    : null;
  const [request = null] = recruiter.contactRequests;
  return {
    recruiterVerified: recruiter.status === "verified",
    planActive: plan.active,
    creditsLeft: plan.left,
    disclosureOpen: disclosure !== null,
    disclosure,
    pastAccess: openDisclosure ? null : latestAccess(recruiter.disclosures),
    request,
    saved: recruiter.favorites.length > 0,
  };
}

type PastAccess = { closedAt: Date; closedBy: ClosedBy | null };

function latestAccess([latest]: { closedAt: Date | null; closedBy: ClosedBy | null }[]): PastAccess | null {
  return latest?.closedAt ? { closedAt: latest.closedAt, closedBy: latest.closedBy } : null;
}

const recruiterSelect = (playerId: string) =>
  ({
    status: true,
    disclosures: {
      where: { playerId },
      orderBy: { openedAt: "desc" },
      select: {
        id: true,
        openedAt: true,
        closedAt: true,
        closedBy: true,
        request: { select: { thread: { select: { id: true } } } },
      },
    },
    contactRequests: {
      where: { playerId, status: { in: [...openStates] } },
      select: {
        id: true,
        message: true,
        ownWords: true,
        hidden: true,
        status: true,
        playerAnswer: true,
        guardianAnswer: true,
        createdAt: true,
        expiresAt: true,
      },
    },
    favorites: { where: { playerId }, select: { createdAt: true } },
  }) satisfies Prisma.RecruiterSelect;

export type RecruiterRequestState = AccessState & {
  creditsLeft: number;
  disclosure: { id: string; openedAt: Date; threadId: string | null } | null;
  /** The latest access that has ended; null while the identity is open and where it never was. */
  pastAccess: PastAccess | null;
  request: {
    id: string;
    message: string;
    ownWords: string | null;
    hidden: string[];
    status: string;
    playerAnswer: boolean | null;
    guardianAnswer: boolean | null;
    createdAt: Date;
    expiresAt: Date;
  } | null;
  saved: boolean;
};

export const noRecruiter: RecruiterRequestState = {
  ...noAccessState,
  creditsLeft: 0,
  disclosure: null,
  pastAccess: null,
  request: null,
  saved: false,
};
