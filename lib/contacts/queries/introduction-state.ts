import { isKnownAdult } from "@/lib/platform/ages";
import "server-only";
import { planOf } from "@/lib/billing/queries/plans";
import { birthDateOf } from "@/lib/jobs/queries/birth-date";
import type { Actor } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";

const introductionSelect = { id: true, status: true, createdAt: true, expiresAt: true, answeredAt: true } as const;

/** The recruiter's verification, plan, and pending or open introduction towards the person `userId`. Returns `noIntroduction` for non-recruiters. */
export async function introductionStateTowards(
  actor: Actor,
  userId: string | null,
  client: Tx = db,
): Promise<IntroductionState> {
  if (actor.kind !== "recruiter" || !userId) return noIntroduction;
  const { recruiterId } = actor;
  const recruiter = await client.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: {
      status: true,
      introductions: {
        where: { userId, OR: [{ status: "pending" }, { status: "accepted", closedAt: null }] },
        select: introductionSelect,
      },
    },
  });
  const plan = await planOf(recruiterId, client);
  const [introduction = null] = recruiter.introductions;
  return {
    recruiterVerified: recruiter.status === "verified",
    adult: await isAdult(client, userId),
    planActive: plan.active,
    creditsLeft: plan.left,
    waiting: introduction?.status === "pending" ? introduction : null,
    opened: introduction?.status === "accepted" ? introduction : null,
    open: introduction?.status === "accepted",
  };
}

/** Whether this person gave a birth date and is an adult. */
export const isAdult = async (client: Tx, userId: string) => isKnownAdult(await birthDateOf(client, userId));

export type IntroductionState = {
  recruiterVerified: boolean;
  adult: boolean;
  planActive: boolean;
  creditsLeft: number;
  waiting: IntroductionSummary | null;
  opened: IntroductionSummary | null;
  open: boolean;
};

type IntroductionSummary = { id: string; createdAt: Date; expiresAt: Date; answeredAt: Date | null };

export const noIntroduction: IntroductionState = {
  recruiterVerified: false,
  adult: false,
  planActive: false,
  creditsLeft: 0,
  waiting: null,
  opened: null,
  open: false,
};
