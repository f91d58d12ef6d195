import "server-only";
import { guardianKinds } from "@/lib/documents/schema/document";
import { db } from "@/lib/platform/db/db";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

const oldestFirst = { orderBy: { createdAt: "asc" } } as const;
const organizationSelect = { select: { organizationName: true } } as const;

export const cvSelect = {
  locale: true,
  naming: true,
  parts: true,
  madeAt: true,
  endsAt: true,
  closedAt: true,
  openings: { orderBy: { openedOn: "asc" }, select: { openedOn: true, count: true } },
} as const;

/** The data of an account by part, without credentials and without a guardian's documents. */
export async function ownAccountData(userId: string) {
  const userFilter = { userId };
  const ownRows = { where: userFilter };
  return {
    account: await db.user.findMany({
      where: { id: userId },
      select: {
        email: true,
        emailConfirmedAt: true,
        locale: true,
        createdAt: true,
        profile: { select: { fullName: true, birthDate: true } },
        role: { select: { role: true } },
        factors: {
          ...oldestFirst,
          select: {
            factorType: true,
            friendlyName: true,
            phone: true,
            createdAt: true,
            verifiedAt: true,
            lastUsedAt: true,
          },
        },
      },
    }),
    consents: await consentsOf(userId),
    devices: await db.session.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { device: true, createdAt: true, rotatedAt: true, expiresAt: true, revokedAt: true },
    }),
    settings: await db.notificationSettings.findMany({
      ...ownRows,
      omit: { id: true, userId: true, guardianOf: true },
    }),
    notifications: await db.notification.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { kind: true, title: true, message: true, link: true, read: true, createdAt: true },
    }),
    files: await db.document.findMany({
      where: { ownerId: userId, kind: { notIn: [...guardianKinds] } },
      ...oldestFirst,
      select: { kind: true, name: true, mime: true, sizeBytes: true, createdAt: true, deleteAt: true, deletedAt: true },
    }),
    documents: await db.kycDocument.findMany({
      where: { ...userFilter, documentType: { notIn: [...guardianKinds] } },
      ...oldestFirst,
      select: { documentType: true, verificationStatus: true, reason: true, createdAt: true, verifiedAt: true },
    }),
    documentReadings: await db.documentReading.findMany({
      where: { document: { ownerId: userId, kind: { notIn: [...guardianKinds] } } },
      orderBy: { askedAt: "asc" },
      select: {
        model: true,
        questions: true,
        comparedFields: true,
        answer: true,
        sentMime: true,
        sentBytes: true,
        askedAt: true,
      },
    }),
    memberships: await db.membership.findMany({
      ...ownRows,
      orderBy: { joinedAt: "asc" },
      select: { recruiter: organizationSelect, teamRole: true, joinedAt: true, leftAt: true },
    }),
    invitations: await invitationsTo(userId),
    offers: await db.sportJob.findMany({
      ...ownRows,
      ...oldestFirst,
      omit: {
        userId: true,
        recruiterId: true,
        identityDocumentUrl: true,
        certificateUrls: true,
        diplomaUrls: true,
        expiryAnnouncedAt: true,
      },
    }),
    applications: await db.jobApplication.findMany({
      ...ownRows,
      ...oldestFirst,
      omit: { userId: true, jobId: true, cvKey: true },
      include: {
        job: { select: { title: true } },
        messages: { ...oldestFirst, select: { byPoster: true, content: true, read: true, createdAt: true } },
      },
    }),
    esport: await db.esportPlayer.findMany({
      ...ownRows,
      omit: { id: true, userId: true },
      include: {
        interests: { orderBy: { day: "asc" }, select: { recruiter: organizationSelect, kind: true, day: true } },
        videos: { ...oldestFirst, select: { title: true, link: true, captions: true, createdAt: true } },
        pictures: { ...oldestFirst, select: { words: true, createdAt: true } },
        cvs: { orderBy: { madeAt: "asc" }, select: cvSelect },
      },
    }),
    seeker: await db.jobSeeker.findMany({ ...ownRows, omit: { id: true, userId: true } }),
    introductions: (
      await db.introduction.findMany({
        ...ownRows,
        ...oldestFirst,
        select: {
          recruiter: organizationSelect,
          kind: true,
          message: true,
          status: true,
          createdAt: true,
          answeredAt: true,
          closedAt: true,
          views: true,
          viewedAt: true,
        },
      })
    ).map((row) => ({ ...row, message: hideContacts(row.message, hiddenMark).text })),
    tickets: await db.ticket.findMany({
      ...ownRows,
      ...oldestFirst,
      select: {
        topic: true,
        name: true,
        email: true,
        message: true,
        talk: true,
        createdAt: true,
        closedAt: true,
        answers: { ...oldestFirst, select: { content: true, createdAt: true } },
      },
    }),
    reports: await db.report.findMany({
      where: { reporterId: userId, byGuardian: false },
      ...oldestFirst,
      select: { reason: true, words: true, createdAt: true, case: { select: { kind: true, decidedAt: true } } },
    }),
    decisions: await db.moderationCase.findMany({
      where: { concernedId: userId, decidedAt: { not: null }, ruling: { not: "dismissed" } },
      ...oldestFirst,
      select: {
        kind: true,
        title: true,
        ruling: true,
        rule: true,
        reason: true,
        decidedAt: true,
        suspendedUntil: true,
        appeal: true,
        appealAnswer: true,
      },
    }),
    activity: await db.domainEvent.findMany({
      where: { actorId: userId },
      ...oldestFirst,
      select: { type: true, createdAt: true },
    }),
  };
}

export const consentsOf = (userId: string) =>
  db.consent.findMany({
    where: { userId },
    ...oldestFirst,
    select: { kind: true, version: true, given: true, givenBy: true, createdAt: true },
  });

async function invitationsTo(userId: string) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return db.teamInvitation.findMany({
    where: { email },
    ...oldestFirst,
    select: {
      recruiter: organizationSelect,
      teamRole: true,
      createdAt: true,
      expiresAt: true,
      acceptedAt: true,
      revokedAt: true,
    },
  });
}
