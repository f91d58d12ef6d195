import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { readCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import { rulingsFor } from "../policy/moderation";
import { type CaseState, type caseChoices, type Snapshot, stateOf } from "../schema/moderation";
import { readThing } from "./things";

type Search = ListSearch<typeof caseChoices>;

/** One page of cases, urgent ones first, then the newest, with the total count; null without the "moderation" permission. */
export const listCases = query({
  limit: { act: "listCases", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: Search) {
    if (!isStaff(actor, "moderation")) return null;
    const where = whereFor(search);
    const { orderBy, beyond } = keyset(search, "createdAt", "id");
    const [count, fetched] = await Promise.all([
      db.moderationCase.count({ where }),
      db.moderationCase.findMany({
        where: { AND: [where, await afterCursor(search, beyond)] },
        orderBy: [{ urgent: "desc" }, ...orderBy],
        take: pageLength + 1,
        select: { ...listSelect, reports: { select: { reason: true } } },
      }),
    ]);
    const { rows, next } = paged(fetched);
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

/** The case with its reports, the current content, the decision and earlier cases about the same person; null if missing or not permitted. */
export async function getCase(actor: Actor, caseId: string) {
  if (!isStaff(actor, "moderation")) return null;
  const moderationCase = await db.moderationCase.findUnique({
    where: { id: caseId },
    select: {
      ...listSelect,
      subjectId: true,
      concernedId: true,
      rule: true,
      reason: true,
      suspendedUntil: true,
      penaltyCents: true,
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
  if (!moderationCase) return null;
  const { concerned, decidedBy, appealDecidedBy, reports, kind, subjectId, concernedId, ...rest } = moderationCase;
  const [content, earlierCases] = await Promise.all([
    readThing(db, kind, subjectId, concernedId),
    concernedId
      ? db.moderationCase.findMany({
          where: { concernedId, id: { not: caseId } },
          orderBy: { createdAt: "desc" },
          take: pageLength,
          select: listSelect,
        })
      : [],
  ]);
  return {
    ...rest,
    kind,
    concernedId,
    state: stateOf(moderationCase),
    item: content,
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
    earlier: earlierCases.map((row) => ({ ...row, state: stateOf(row) })),
  };
}

export type OpenedCase = NonNullable<Awaited<ReturnType<typeof getCase>>>;

/** Cases that wait for a decision or for the decision of an appeal. */
export const undecided = {
  OR: [{ decidedAt: null }, { appealedAt: { not: null }, appealDecidedAt: null }],
} satisfies Prisma.ModerationCaseWhereInput;

const states: Record<CaseState, Prisma.ModerationCaseWhereInput> = {
  open: { decidedAt: null },
  appealed: { appealedAt: { not: null }, appealDecidedAt: null },
  decided: { decidedAt: { not: null }, OR: [{ appealedAt: null }, { appealDecidedAt: { not: null } }] },
};

function whereFor({ q, state, kind, urgency }: Search): Prisma.ModerationCaseWhereInput {
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

/** Urgent cases come before all others, so the cursor must take urgency into account. */
async function afterCursor({ after }: Search, beyond: Prisma.ModerationCaseWhereInput) {
  const cursor = readCursor(after);
  if (!cursor) return {};
  const cursorRow = await db.moderationCase.findUnique({ where: { id: cursor.id }, select: { urgent: true } });
  return cursorRow?.urgent ? { OR: [{ urgent: true, ...beyond }, { urgent: false }] } : { urgent: false, ...beyond };
}

const listSelect = {
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
