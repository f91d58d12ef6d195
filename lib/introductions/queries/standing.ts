import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { birthDateOf } from "@/lib/jobs/queries/birth-date";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { isKnownAdult } from "@/lib/players/policy";

const shown = { id: true, status: true, createdAt: true, expiresAt: true, answeredAt: true } as const;

/** What stands between this actor and the person `userId`: plan, an introduction that waits or is open. Everything is "no" for whoever is not a recruiter. */
export async function standingTowards(
  actor: Actor,
  userId: string | null,
  client: Tx = db,
): Promise<IntroductionStanding> {
  if (actor.kind !== "recruiter" || !userId) return noStanding;
  const { recruiterId } = actor;
  const recruiter = await client.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: {
      status: true,
      introductions: {
        where: { userId, OR: [{ status: "pending" }, { status: "accepted", closedAt: null }] },
        select: shown,
      },
    },
  });
  const plan = await planOf(recruiterId, client);
  const [found = null] = recruiter.introductions;
  return {
    recruiterVerified: recruiter.status === "verified",
    adult: isKnownAdult(await birthDateOf(client, userId)),
    planActive: plan.active,
    creditsLeft: plan.left,
    waiting: found?.status === "pending" ? found : null,
    opened: found?.status === "accepted" ? found : null,
    open: found?.status === "accepted",
  };
}

export type IntroductionStanding = {
  recruiterVerified: boolean;
  adult: boolean;
  planActive: boolean;
  creditsLeft: number;
  waiting: Shown | null;
  opened: Shown | null;
  open: boolean;
};

type Shown = { id: string; createdAt: Date; expiresAt: Date; answeredAt: Date | null };

export const noStanding: IntroductionStanding = {
  recruiterVerified: false,
  adult: false,
  planActive: false,
  creditsLeft: 0,
  waiting: null,
  opened: null,
  open: false,
};
