import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

const SHOWN = 50;
const newestFirst = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: SHOWN,
} satisfies Prisma.IntroductionFindManyArgs;
const state = {
  id: true,
  kind: true,
  status: true,
  message: true,
  createdAt: true,
  expiresAt: true,
  answeredAt: true,
  closedAt: true,
} as const;

type Stored = { message: string; status: string; expiresAt: Date };

/** First words of before contact details were taken out at writing are shown without them too. */
const asRead = <Row extends Stored>(row: Row) => ({
  ...row,
  message: hideContacts(row.message, hiddenMark).text,
  waiting: row.status === "pending" && row.expiresAt > now(),
});

/** Who asked for this person, the newest first, at most 50, with how often what is open was read. */
export async function receivedIntroductions(actor: Actor) {
  if (!actor.userId) return [];
  const rows = await db.introduction.findMany({
    where: { userId: actor.userId },
    ...newestFirst,
    select: {
      ...state,
      views: true,
      viewedAt: true,
      recruiter: {
        select: { organizationName: true, contactPerson: true, city: true, country: true, verifiedAt: true },
      },
    },
  });
  return rows.map(asRead);
}

export type ReceivedIntroduction = Awaited<ReturnType<typeof receivedIntroductions>>[number];

/** Whom a recruiter asked for, the newest first, at most 50: by handle or trade, the rest stands on their page. */
export async function sentIntroductions(actor: Actor) {
  if (!actor.recruiterId) return [];
  const rows = await db.introduction.findMany({
    where: { recruiterId: actor.recruiterId },
    ...newestFirst,
    select: {
      ...state,
      user: {
        select: {
          esportPlayer: { select: { id: true, handle: true, game: true, status: true } },
          jobSeeker: { select: { id: true, jobType: true, city: true, status: true } },
        },
      },
    },
  });
  return rows.map(({ user, ...row }) => ({
    ...asRead(row),
    esport: row.kind === "esport" ? user.esportPlayer : null,
    seeker: row.kind === "seeker" ? user.jobSeeker : null,
  }));
}

export type SentIntroduction = Awaited<ReturnType<typeof sentIntroductions>>[number];
