import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { noStanding, type Standing } from "@/lib/players/policy";
import { openStates } from "../schema";

/** What stands between this actor and one player: depth, open request, plan. Everything is "no" for whoever is not a recruiter. */
export async function standingTowards(actor: Actor, playerId: string, client: Tx = db): Promise<RecruiterStanding> {
  const recruiterId = actor.recruiterId;
  if (!recruiterId) return noRecruiter;
  const recruiter = await client.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: towards(playerId) });
  const plan = await planOf(recruiterId, client);
  const [open] = recruiter.disclosures;
  const disclosure = open ? { id: open.id, openedAt: open.openedAt, threadId: open.request.thread?.id ?? null } : null;
  const [request = null] = recruiter.contactRequests;
  return {
    recruiterVerified: recruiter.status === "verified",
    planActive: plan.active,
    creditsLeft: plan.left,
    disclosureOpen: disclosure !== null,
    disclosure,
    request,
    saved: recruiter.favorites.length > 0,
  };
}

const towards = (playerId: string) =>
  ({
    status: true,
    disclosures: {
      where: { playerId, closedAt: null },
      select: { id: true, openedAt: true, request: { select: { thread: { select: { id: true } } } } },
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

export type RecruiterStanding = Standing & {
  creditsLeft: number;
  disclosure: { id: string; openedAt: Date; threadId: string | null } | null;
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

export const noRecruiter: RecruiterStanding = {
  ...noStanding,
  creditsLeft: 0,
  disclosure: null,
  request: null,
  saved: false,
};
