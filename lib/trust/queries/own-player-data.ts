import "server-only";
import { db } from "@/lib/platform/db/db";
import { factWhere } from "@/lib/players/queries/own-words";
import { cvSelect } from "./own-account-data";
import { messagesOf, requestsOf } from "./own-talks";

const oldestFirst = { orderBy: { createdAt: "asc" } } as const;
const organizationSelect = { select: { organizationName: true } } as const;

/** The data of a player by part; about other people no more than the player's pages show. */
export async function ownPlayerData(playerId: string) {
  const ownRows = { where: { playerId } };
  return {
    player: await db.player.findMany({
      where: { id: playerId },
      select: {
        handle: true,
        fullName: true,
        publishName: true,
        status: true,
        email: true,
        phone: true,
        birthDate: true,
        nationality: true,
        country: true,
        city: true,
        gender: true,
        heightCm: true,
        weightKg: true,
        primarySport: true,
        secondarySport: true,
        position: true,
        level: true,
        experienceLevel: true,
        currentClub: true,
        achievements: true,
        consentTerms: true,
        consentImageRights: true,
        agentService: true,
        mediaHidden: true,
        identityCheckedAt: true,
        identityBasis: true,
        createdAt: true,
        updatedAt: true,
        sports: { select: { level: true, sport: { select: { slug: true } } } },
      },
    }),
    guardian: await db.guardian.findMany({
      ...ownRows,
      select: {
        fullName: true,
        email: true,
        phone: true,
        locale: true,
        status: true,
        invitedAt: true,
        confirmedAt: true,
        endedAt: true,
      },
    }),
    claims: await db.playerClaim.findMany({
      where: { ...ownRows.where, label: null },
      orderBy: [{ attribute: "asc" }, { measuredOn: "asc" }],
      omit: {
        id: true,
        playerId: true,
        eventId: true,
        label: true,
        text: true,
        place: true,
        recordedAt: true,
        undated: true,
      },
    }),
    facts: await db.playerClaim.findMany({
      where: { ...ownRows.where, ...factWhere },
      ...oldestFirst,
      select: {
        label: true,
        text: true,
        place: true,
        grade: true,
        source: true,
        measuredOn: true,
        undated: true,
        createdAt: true,
      },
    }),
    performances: await db.playerClaim.findMany({
      where: { ...ownRows.where, recordedAt: { not: null } },
      orderBy: { recordedAt: "asc" },
      select: { recordedAt: true, label: true, text: true },
    }),
    evidence: await db.confirmation.findMany({
      ...ownRows,
      orderBy: { askedAt: "asc" },
      select: {
        name: true,
        role: true,
        club: true,
        email: true,
        namesPlayer: true,
        askedAt: true,
        withdrawnAt: true,
        answeredAt: true,
        revokedAt: true,
      },
    }),
    availability: await db.playerAvailability.findMany({ ...ownRows, omit: { playerId: true, tokenHash: true } }),
    videos: await db.playerVideo.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { title: true, link: true, captions: true, createdAt: true, document: fileSelect },
    }),
    pictures: await db.playerPicture.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { words: true, createdAt: true, document: fileSelect },
    }),
    cvs: await db.playerCv.findMany({
      ...ownRows,
      orderBy: { madeAt: "asc" },
      select: cvSelect,
    }),
    registrations: await db.eventRegistration.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { event: { select: { title: true } }, status: true, createdAt: true, checkedInAt: true },
    }),
    requests: await requestsOf(playerId),
    messages: await messagesOf(playerId),
    names: await db.disclosure.findMany({
      ...ownRows,
      orderBy: { openedAt: "asc" },
      select: {
        recruiter: organizationSelect,
        openedAt: true,
        closedAt: true,
        views: { orderBy: { viewedAt: "asc" }, select: { what: true, viewedAt: true } },
      },
    }),
    views: await db.interest.findMany({
      where: { playerId, kind: { in: ["opened", "watched"] } },
      orderBy: { day: "asc" },
      select: { recruiter: organizationSelect, kind: true, day: true },
    }),
    figures: await db.playerAnalytics.findMany({ ...ownRows, orderBy: { date: "asc" }, omit: { playerId: true } }),
    contracts: await db.contract.findMany({
      ...ownRows,
      ...oldestFirst,
      select: { recruiter: organizationSelect, totalCents: true, signedAt: true, createdAt: true },
    }),
  };
}

const fileSelect = { select: { name: true, mime: true, sizeBytes: true } } as const;
