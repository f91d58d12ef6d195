import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { checksInput, isDocumentType } from "../schema/check";
import { dueOn, isOverdue } from "../schema/due";
import { applicantOf, questionsFor } from "../schema/questions";
import { readingOf } from "./reading";

const nameSelect = { select: { profile: { select: { fullName: true } } } } as const;

export const verificationCaseSelect = ({ userId }: Actor<"staff">) =>
  ({
    id: true,
    userId: true,
    documentType: true,
    createdAt: true,
    checks: true,
    verdict: true,
    verificationStatus: true,
    reason: true,
    decidedAt: true,
    decidedById: true,
    decidedBy: nameSelect,
    firstApprovedAt: true,
    firstApprovedById: true,
    firstApprovedBy: nameSelect,
    document: {
      select: {
        id: true,
        name: true,
        mime: true,
        deletedAt: true,
        createdAt: true,
        readings: {
          orderBy: { attempt: "desc" },
          select: {
            attempt: true,
            model: true,
            answer: true,
            failure: true,
            endedAt: true,
            promptTokens: true,
            completionTokens: true,
          },
        },
        views: { where: { viewerId: userId }, take: 1, select: { viewedAt: true } },
      },
    },
    user: {
      select: {
        profile: { select: { fullName: true } },
        recruiter: {
          select: { organizationName: true, organizationType: true, country: true, city: true, websiteUrl: true },
        },
        player: { select: { birthDate: true } },
      },
    },
  }) as const;

type Row = Awaited<ReturnType<typeof loadRow>>;
const loadRow = (actor: Actor<"staff">) => db.kycDocument.findFirstOrThrow({ select: verificationCaseSelect(actor) });

export function toQueuedCase(row: Row, { userId: reader }: Actor<"staff">) {
  const { document, user, checks, verdict, verificationStatus, decidedById, decidedBy, ...rest } = row;
  const { firstApprovedAt, firstApprovedById, firstApprovedBy, ...verificationCase } = rest;
  const currentStatus = verdict ?? verificationStatus;
  const isOpen = currentStatus === "pending";
  const applicant = applicantOf(user.recruiter, user.player);
  return {
    ...verificationCase,
    checks: checksInput.parse(checks),
    file: document && {
      id: document.id,
      name: document.name,
      isPdf: document.mime === "application/pdf",
      isDeleted: document.deletedAt !== null,
      opened: document.views.length > 0,
    },
    reading: readingOf({ file: document, ofPerson: user.recruiter === null, isOpen }),
    name: user.profile?.fullName ?? null,
    organization: user.recruiter,
    applicant,
    player: user.player && { minor: isMinor(user.player.birthDate) },
    questions: isDocumentType(verificationCase.documentType)
      ? questionsFor(verificationCase.documentType, applicant)
      : [],
    decided: isOpen ? null : currentStatus,
    decidedBy: decidedBy?.profile?.fullName ?? null,
    first:
      isOpen && applicant === "agent" && firstApprovedById && firstApprovedAt
        ? {
            by: firstApprovedBy?.profile?.fullName ?? null,
            approvedAt: firstApprovedAt,
            isReaders: firstApprovedById === reader,
          }
        : null,
    due: isOpen ? { on: dueOn(verificationCase.createdAt), passed: isOverdue(verificationCase.createdAt) } : null,
    mayRevoke: verdict !== null && decidedById === reader,
  };
}

export type QueuedCase = ReturnType<typeof toQueuedCase>;
