import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { now, secondsFrom } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { checksInput } from "../schema/check";

const PAGE = 50;
const MOST_DECIDED = 200;
const JUST_NOW_S = 600;

/**
 * The cases that wait, the longest waiting first, at most 50, and how many wait in all; null for who does not verify.
 * Those decided since then, or in the last ten minutes, keep their places among them, so that no row moves while one works.
 */
export async function kycQueue(actor: Actor, since: Date = secondsFrom(now(), -JUST_NOW_S)) {
  if (!isStaff(actor, "verification")) return null;
  const open = { verificationStatus: "pending", verdict: null } as const;
  const select = queuedFor(actor);
  const [total, waiting, decided] = await Promise.all([
    db.kycDocument.count({ where: open }),
    db.kycDocument.findMany({ where: open, orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: PAGE, select }),
    db.kycDocument.findMany({
      where: { decidedAt: { gte: since } },
      orderBy: { decidedAt: "desc" },
      take: MOST_DECIDED,
      select,
    }),
  ]);
  const rows = [...waiting, ...decided].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  return { total, cases: rows.map((row) => toCase(row, actor)), since: since.toISOString() };
}

const queuedFor = ({ userId }: Actor<"staff">) =>
  ({
    id: true,
    documentType: true,
    createdAt: true,
    checks: true,
    verdict: true,
    verificationStatus: true,
    reason: true,
    decidedAt: true,
    decidedById: true,
    document: {
      select: {
        id: true,
        name: true,
        deletedAt: true,
        views: { where: { viewerId: userId }, take: 1, select: { viewedAt: true } },
      },
    },
    user: {
      select: {
        profile: { select: { fullName: true } },
        recruiter: {
          select: { organizationName: true, organizationType: true, country: true, city: true, websiteUrl: true },
        },
      },
    },
  }) as const;

type Row = Awaited<ReturnType<typeof rowOf>>;
const rowOf = (actor: Actor<"staff">) => db.kycDocument.findFirstOrThrow({ select: queuedFor(actor) });

function toCase({ document, user, checks, verdict, verificationStatus, decidedById, ...kyc }: Row, actor: Actor) {
  const decided = verdict ?? verificationStatus;
  return {
    ...kyc,
    checks: checksInput.parse(checks),
    file: document && {
      id: document.id,
      name: document.name,
      gone: document.deletedAt !== null,
      opened: document.views.length > 0,
    },
    name: user.profile?.fullName ?? null,
    organization: user.recruiter,
    decided: decided === "pending" ? null : decided,
    /** This reader's own verdict, that has not taken effect yet. */
    mayTakeBack: verdict !== null && decidedById === actor.userId,
  };
}

export type QueuedCase = ReturnType<typeof toCase>;
