import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma, WishlistOutcome } from "@/lib/platform/prisma/client";
import type { WishlistState, wishlistChoices } from "../schema/job";
import { withOwner } from "./owned";

/** Lists the wishlist entries for support, newest first, 50 per page, with their count; null for other actors. */
export async function listWishlistEntries(actor: Actor, search: ListSearch<typeof wishlistChoices>) {
  if (!isStaff(actor, "support")) return null;
  const where = {
    ...bothThere,
    ...(search.state && stateConditions[search.state]),
    ...(search.q && searchMatches(search.q)),
  };
  const { orderBy, beyond } = keyset(search, "createdAt", "id");
  const [count, entries] = await Promise.all([
    db.wishlistItem.count({ where }),
    db.wishlistItem.findMany({
      where: { AND: [where, beyond] },
      orderBy,
      take: pageLength + 1,
      select: rowSelect,
    }),
  ]);
  const { rows: page, next } = paged(entries);
  const files = await documentsOf(page.flatMap(({ job }) => keysOf(job)));
  const rows = page.map(({ job, ...entry }) => ({
    ...entry,
    state: stateOf(entry),
    job: {
      id: job.id,
      title: job.title,
      status: job.status,
      email: job.contactEmail,
      phone: job.contactPhone,
      country: job.locationCountry,
    },
    owner: job.user.profile?.fullName ?? null,
    documents: files.filter(({ storageKey }) => keysOf(job).includes(storageKey)).map(({ id, kind }) => ({ id, kind })),
  }));
  return { count, rows, next };
}

export type WishlistRow = NonNullable<Awaited<ReturnType<typeof listWishlistEntries>>>["rows"][number];

const stateOf = ({ handledAt, outcome }: { handledAt: Date | null; outcome: WishlistOutcome | null }): WishlistState =>
  handledAt ? (outcome ?? "written") : "waiting";

const stateConditions: Record<WishlistState, Prisma.WishlistItemWhereInput> = {
  waiting: { handledAt: null },
  written: { handledAt: { not: null }, outcome: null },
  met: { outcome: "met" },
  nothing: { outcome: "nothing" },
};

const searchMatches = (q: string): Prisma.WishlistItemWhereInput => {
  const contains = { contains: q, mode: "insensitive" } as const;
  return { OR: [{ recruiter: { organizationName: contains } }, { job: { title: contains } }] };
};

export const bothThere = {
  recruiter: { user: { disabledAt: null } },
  job: withOwner,
} satisfies Prisma.WishlistItemWhereInput;

const rowSelect = {
  id: true,
  recruiterId: true,
  jobId: true,
  createdAt: true,
  handledAt: true,
  outcome: true,
  outcomeAt: true,
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

type DocumentKeys = { identityDocumentUrl: string | null; certificateUrls: string[]; diplomaUrls: string[] };

const keysOf = ({ identityDocumentUrl, certificateUrls, diplomaUrls }: DocumentKeys) =>
  [identityDocumentUrl ?? [], certificateUrls, diplomaUrls].flat();

const documentsOf = (keys: string[]) =>
  db.document.findMany({
    where: { storageKey: { in: keys }, deletedAt: null },
    orderBy: { createdAt: "asc" },
    select: { id: true, kind: true, storageKey: true },
  });
