import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

const PAGE_SIZE = 50;
const newestFirst = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: PAGE_SIZE,
} satisfies Prisma.IntroductionFindManyArgs;
const commonSelect = {
  id: true,
  kind: true,
  status: true,
  message: true,
  createdAt: true,
  expiresAt: true,
  answeredAt: true,
  closedAt: true,
} as const;

type StoredIntroduction = { message: string; status: string; expiresAt: Date };

/** Introductions stored before contact details were removed on writing are redacted here. */
const toView = <Row extends StoredIntroduction>(row: Row) => ({
  ...row,
  message: hideContacts(row.message, hiddenMark).text,
  waiting: row.status === "pending" && row.expiresAt > now(),
});

/** Introductions to this person, newest first, at most 50, with their numbers of views. */
export async function receivedIntroductions(actor: Actor) {
  if (!actor.userId) return [];
  const rows = await db.introduction.findMany({
    where: { userId: actor.userId },
    ...newestFirst,
    select: {
      ...commonSelect,
      views: true,
      viewedAt: true,
      recruiter: {
        select: {
          organizationName: true,
          contactPerson: true,
          city: true,
          country: true,
          verifiedAt: true,
          status: true,
          email: true,
          phone: true,
        },
      },
    },
  });
  return rows.map(({ recruiter: { email, phone, status, ...recruiter }, ...row }) => ({
    ...toView(row),
    recruiter,
    /** Both sides can reach each other once the person has accepted. */
    contact: row.status === "accepted" && !row.closedAt && status === "verified" ? { email, phone } : null,
  }));
}

export type ReceivedIntroduction = Awaited<ReturnType<typeof receivedIntroductions>>[number];

export async function sentIntroductions(actor: Actor) {
  if (!actor.recruiterId) return [];
  const rows = await db.introduction.findMany({
    where: { recruiterId: actor.recruiterId },
    ...newestFirst,
    select: {
      ...commonSelect,
      user: {
        select: {
          esportPlayer: { select: { id: true, handle: true, game: true, status: true } },
          jobSeeker: { select: { id: true, jobType: true, city: true, country: true, status: true } },
        },
      },
    },
  });
  return rows.map(({ user, ...row }) => ({
    ...toView(row),
    esport: row.kind === "esport" ? user.esportPlayer : null,
    seeker: row.kind === "seeker" ? user.jobSeeker : null,
  }));
}

export type SentIntroduction = Awaited<ReturnType<typeof sentIntroductions>>[number];
