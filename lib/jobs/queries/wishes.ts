import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";

const PAGE = 50;

/** The wishes that wait for the support, the longest waiting first, at most 50, and how many wait in all; null for everybody else. */
export async function wishesToHandle(actor: Actor) {
  if (!isStaff(actor, "support")) return null;
  const where = { handledAt: null, ...bothThere };
  const [total, rows] = await Promise.all([
    db.wishlistItem.count({ where }),
    db.wishlistItem.findMany({ where, orderBy: [{ createdAt: "asc" }, { jobId: "asc" }], take: PAGE, select: waiting }),
  ]);
  const files = await papersOf(rows.flatMap(({ job }) => keysOf(job)));
  const wishes = rows.map(({ job, ...wish }) => ({
    ...wish,
    job: {
      id: job.id,
      title: job.title,
      status: job.status,
      email: job.contactEmail,
      phone: job.contactPhone,
      country: job.locationCountry,
    },
    owner: job.user.profile?.fullName ?? null,
    papers: files.filter(({ storageKey }) => keysOf(job).includes(storageKey)).map(({ id, kind }) => ({ id, kind })),
  }));
  return { total, wishes };
}

export type WaitingWish = NonNullable<Awaited<ReturnType<typeof wishesToHandle>>>["wishes"][number];

export const countWishes = async (actor: Actor): Promise<number> =>
  isStaff(actor, "support") ? db.wishlistItem.count({ where: { handledAt: null, ...bothThere } }) : 0;

/** Neither has left. */
export const bothThere = {
  recruiter: { user: { disabledAt: null } },
  job: { user: { disabledAt: null } },
} satisfies Prisma.WishlistItemWhereInput;

const waiting = {
  recruiterId: true,
  jobId: true,
  createdAt: true,
  recruiter: { select: { organizationName: true, contactPerson: true, email: true, phone: true, country: true } },
  job: {
    select: {
      id: true,
      title: true,
      status: true,
      contactEmail: true,
      contactPhone: true,
      locationCountry: true,
      identityDocumentUrl: true,
      certificateUrls: true,
      diplomaUrls: true,
      user: { select: { profile: { select: { fullName: true } } } },
    },
  },
} as const;

type Papers = { identityDocumentUrl: string | null; certificateUrls: string[]; diplomaUrls: string[] };

const keysOf = ({ identityDocumentUrl, certificateUrls, diplomaUrls }: Papers) =>
  [identityDocumentUrl ?? [], certificateUrls, diplomaUrls].flat();

const papersOf = (keys: string[]) =>
  db.document.findMany({
    where: { storageKey: { in: keys }, deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true, kind: true, storageKey: true },
  });
