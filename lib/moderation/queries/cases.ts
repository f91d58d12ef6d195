import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { readCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { DeskSearch } from "@/lib/platform/http/desk";
import type { Prisma } from "@/lib/platform/prisma/client";
import { rulingsFor } from "../policy";
import { type CaseState, type caseChoices, type Snapshot, stateOf } from "../schema";
import { readThing } from "./things";

type Search = DeskSearch<typeof caseChoices>;

/** What was reported, the urgent first and of those the newest, 50 at most, with how many; null for who does not moderate. */
export const listCases = query({
  limit: { act: "listCases", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: Search) {
    if (!isStaff(actor, "moderation")) return null;
    const where = matching(search);
    const { orderBy, beyond } = keyset(search, "createdAt", "id");
    const [count, all] = await Promise.all([
      db.moderationCase.count({ where }),
      db.moderationCase.findMany({
        where: { AND: [where, await afterTheUrgent(search, beyond)] },
        orderBy: [{ urgent: "desc" }, ...orderBy],
        take: pageLength + 1,
        select: { ...listed, reports: { select: { reason: true } } },
      }),
    ]);
    const { rows, next } = paged(all);
    return {
      count,
      next,
      rows: rows.map(({ concerned, reports, ...row }) => ({
        ...row,
        concerned: nameOf(concerned),
        state: stateOf(row),
        reports: reports.length,
        reasons: [...new Set(reports.map(({ reason }) => reason))],
      })),
    };
  },
});

export type CaseRow = NonNullable<Awaited<ReturnType<typeof listCases>>>["rows"][number];

/** One case: the thing as it was reported and as it is, who reported it, what was decided, and what else there was about the same person; null where it is not there or not this person's to see. */
export async function getCase(actor: Actor, caseId: string) {
  if (!isStaff(actor, "moderation")) return null;
  const found = await db.moderationCase.findUnique({
    where: { id: caseId },
    select: {
      ...listed,
      subjectId: true,
      concernedId: true,
      rule: true,
      reason: true,
      suspendedUntil: true,
      appeal: true,
      appealAnswer: true,
      undone: true,
      decidedById: true,
      decidedBy: named,
      appealDecidedBy: named,
      concerned: {
        select: { ...named.select, suspendedAt: true, suspendedUntil: true, role: { select: { role: true } } },
      },
      reports: {
        orderBy: { createdAt: "asc" },
        select: {
          id: true,
          reason: true,
          words: true,
          createdAt: true,
          byGuardian: true,
          snapshot: true,
          reporter: named,
        },
      },
    },
  });
  if (!found) return null;
  const { concerned, decidedBy, appealDecidedBy, reports, kind, subjectId, concernedId, ...rest } = found;
  const [thing, earlier] = await Promise.all([
    readThing(db, kind, subjectId, concernedId),
    concernedId
      ? db.moderationCase.findMany({
          where: { concernedId, id: { not: caseId } },
          orderBy: { createdAt: "desc" },
          take: pageLength,
          select: listed,
        })
      : [],
  ]);
  return {
    ...rest,
    kind,
    concernedId,
    state: stateOf(found),
    thing,
    concerned: concerned && {
      name: nameOf(concerned),
      suspendedAt: concerned.suspendedAt,
      until: concerned.suspendedUntil,
    },
    rulings: rulingsFor({ concernedId, concernedIsStaff: concerned?.role?.role === "admin" }),
    decidedBy: nameOf(decidedBy),
    appealDecidedBy: nameOf(appealDecidedBy),
    reports: reports.map(({ reporter, snapshot, ...report }) => ({
      ...report,
      snapshot: snapshot as Snapshot,
      reporter: nameOf(reporter),
    })),
    earlier: earlier.map((one) => ({ ...one, state: stateOf(one) })),
  };
}

export type OpenedCase = NonNullable<Awaited<ReturnType<typeof getCase>>>;

/** Which wait for a decision, the first or the second. */
export const undecided = {
  OR: [{ decidedAt: null }, { appealedAt: { not: null }, appealDecidedAt: null }],
} satisfies Prisma.ModerationCaseWhereInput;

const states: Record<CaseState, Prisma.ModerationCaseWhereInput> = {
  open: { decidedAt: null },
  appealed: { appealedAt: { not: null }, appealDecidedAt: null },
  decided: { decidedAt: { not: null }, OR: [{ appealedAt: null }, { appealDecidedAt: { not: null } }] },
};

function matching({ q, state, kind, urgency }: Search): Prisma.ModerationCaseWhereInput {
  const contains = { contains: q ?? "", mode: "insensitive" } as const;
  return {
    ...(kind && { kind }),
    ...(urgency && { urgent: true }),
    AND: [
      state ? states[state] : {},
      q ? { OR: [{ title: contains }, { concerned: { profile: { fullName: contains } } }] } : {},
    ],
  };
}

/** What comes after the cursor's row: as urgent and beyond it, or less urgent. */
async function afterTheUrgent({ after }: Search, beyond: Prisma.ModerationCaseWhereInput) {
  const cursor = readCursor(after);
  if (!cursor) return {};
  const last = await db.moderationCase.findUnique({ where: { id: cursor.id }, select: { urgent: true } });
  return last?.urgent ? { OR: [{ urgent: true, ...beyond }, { urgent: false }] } : { urgent: false, ...beyond };
}

const listed = {
  id: true,
  kind: true,
  title: true,
  urgent: true,
  ruling: true,
  createdAt: true,
  decidedAt: true,
  appealedAt: true,
  appealDecidedAt: true,
  concerned: named,
} as const;
