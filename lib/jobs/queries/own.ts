import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { JobKind } from "../schema";

const SHOWN = 50;
const MARKED = 500;

/** What the form of an offer starts with; null for a visitor. */
export async function jobDraft(actor: Actor): Promise<{ email: string; kind: JobKind } | null> {
  if (!actor.userId) return null;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } });
  return { email, kind: actor.role === "recruiter" ? "vacancy" : "candidate" };
}

/** One's own offers, the newest first, at most 50, each with how many recruiters keep it. */
export async function ownOffers(actor: Actor) {
  if (!actor.userId) return [];
  const rows = await db.sportJob.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      id: true,
      title: true,
      kind: true,
      status: true,
      createdAt: true,
      _count: { select: { wishlist: true } },
    },
  });
  return rows.map(({ _count, ...offer }) => ({ ...offer, wishes: _count.wishlist }));
}

export type OwnOffer = Awaited<ReturnType<typeof ownOffers>>[number];

/** What a recruiter keeps, the newest first, at most 50; `handledAt` is when an administrator put both in touch. */
export async function ownWishlist(actor: Actor) {
  if (!actor.recruiterId) return [];
  return db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: [{ createdAt: "desc" }, { jobId: "asc" }],
    take: SHOWN,
    select: {
      createdAt: true,
      handledAt: true,
      job: {
        select: { id: true, title: true, jobType: true, status: true, locationCity: true, locationCountry: true },
      },
    },
  });
}

export type Wish = Awaited<ReturnType<typeof ownWishlist>>[number];

/** Which offers a recruiter keeps, at most 500; null for everybody else. */
export async function wishedIds(actor: Actor): Promise<string[] | null> {
  if (!actor.recruiterId) return null;
  const found = await db.wishlistItem.findMany({
    where: { recruiterId: actor.recruiterId },
    orderBy: { createdAt: "desc" },
    take: MARKED,
    select: { jobId: true },
  });
  return found.map(({ jobId }) => jobId);
}
