import "server-only";
import { offerText } from "@/lib/jobs/queries/offer-text";
import type { Tx } from "@/lib/platform/db/db";
import type { ShownStatus } from "@/lib/platform/prisma/client";
import { factWhere } from "@/lib/players/queries/own-words";
import type { ReportedKind, Snapshot, Thing } from "../schema/moderation";
import { readPicture, readVideo } from "./media";
import { messageOf, reportedConversation } from "./talks";

/** The current content with the snapshot for a report; null if it is gone. `concernedId` is the reported side of a conversation. */
export function readThing(
  client: Tx,
  kind: ReportedKind,
  id: string,
  concernedId: string | null,
): Promise<Thing | null> {
  return readers[kind](client, id, concernedId);
}

type ThingReader = (client: Tx, id: string, concernedId: string | null) => Promise<Thing | null>;

const readers: Record<ReportedKind, ThingReader> = {
  player: readPlayer,
  recruiter: readRecruiter,
  job: readOffer,
  event: readEvent,
  message: messageOf,
  thread: reportedConversation,
  esport_player: readEsportPlayer,
  job_seeker: readSeeker,
  video: readVideo,
  picture: readPicture,
};

async function readPlayer(client: Tx, id: string): Promise<Thing | null> {
  const player = await client.player.findUnique({
    where: { id },
    select: {
      userId: true,
      handle: true,
      status: true,
      city: true,
      experienceLevel: true,
      currentClub: true,
      achievements: true,
      fullName: true,
      claims: { where: factWhere, select: { label: true, text: true }, orderBy: { createdAt: "asc" } },
      videos: { select: { title: true }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!player) return null;
  const { handle, fullName, status, experienceLevel, currentClub, achievements, claims, videos } = player;
  const textParts = [...claims.map(({ label, text }) => `${label}: ${text}`), ...videos.map(({ title }) => title)];
  return {
    concernedId: player.userId,
    title: handle,
    path: `/players/${encodeURIComponent(handle)}`,
    visibility: status === "taken_down" ? "taken_down" : status === "hidden" ? "hidden" : "shown",
    snapshot: snapshotOf({
      author: fullName,
      title: handle,
      text: lines([experienceLevel, currentClub, achievements, ...textParts]),
      place: player.city,
    }),
  };
}

async function readRecruiter(client: Tx, id: string): Promise<Thing | null> {
  const club = await client.recruiter.findUnique({
    where: { id },
    select: {
      userId: true,
      organizationName: true,
      contactPerson: true,
      description: true,
      websiteUrl: true,
      city: true,
      takenDownAt: true,
      status: true,
    },
  });
  if (!club) return null;
  const visibility = club.status === "verified" ? "shown" : "hidden";
  return {
    concernedId: club.userId,
    organizationId: id,
    title: club.organizationName,
    path: "/recruiters#directory",
    visibility: club.takenDownAt ? "taken_down" : visibility,
    snapshot: snapshotOf({
      author: club.contactPerson,
      title: club.organizationName,
      text: club.description,
      place: club.city,
      link: club.websiteUrl,
    }),
  };
}

async function readOffer(client: Tx, id: string): Promise<Thing | null> {
  const offer = await client.sportJob.findUnique({
    where: { id },
    select: {
      ...offerText,
      userId: true,
      status: true,
      user: { select: { profile: { select: { fullName: true } } } },
      recruiter: { select: { id: true, userId: true, organizationName: true } },
    },
  });
  if (!offer) return null;
  const { recruiter } = offer;
  const { linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl } = offer;
  return {
    concernedId: recruiter?.userId ?? offer.userId,
    organizationId: recruiter?.id ?? null,
    title: offer.title,
    path: `/sport-jobs/${id}`,
    visibility: offer.status === "rejected" ? "taken_down" : offer.status === "draft" ? "hidden" : "shown",
    snapshot: snapshotOf({
      author: recruiter?.organizationName ?? offer.user.profile?.fullName,
      title: offer.title,
      text: lines([offer.description, ...offer.certifications]),
      place: `${offer.locationCity}, ${offer.locationCountry}`,
      link: lines([linkedinUrl, facebookUrl, instagramUrl, twitterUrl, websiteUrl]),
    }),
  };
}

async function readEvent(client: Tx, id: string): Promise<Thing | null> {
  const event = await client.sportEvent.findUnique({
    where: { id },
    select: {
      title: true,
      description: true,
      location: true,
      status: true,
      isPublic: true,
      takenDownAt: true,
      organizer: { select: { id: true, userId: true, organizationName: true } },
    },
  });
  if (!event) return null;
  const visibility = event.status !== "draft" && event.isPublic ? "shown" : "hidden";
  return {
    concernedId: event.organizer?.userId ?? null,
    organizationId: event.organizer?.id ?? null,
    title: event.title,
    path: `/events/${id}`,
    visibility: event.takenDownAt ? "taken_down" : visibility,
    snapshot: snapshotOf({
      author: event.organizer?.organizationName,
      title: event.title,
      text: event.description,
      place: event.location,
    }),
  };
}

async function readEsportPlayer(client: Tx, id: string): Promise<Thing | null> {
  const gamer = await client.esportPlayer.findUnique({ where: { id } });
  if (!gamer) return null;
  const title = gamer.handle ?? gamer.fullName;
  return {
    concernedId: gamer.userId,
    title,
    path: `/esport/${id}`,
    visibility: stateOf(gamer.status),
    snapshot: snapshotOf({
      author: gamer.fullName,
      title,
      text: lines([gamer.rank, gamer.team, gamer.results]),
      place: gamer.country,
    }),
  };
}

async function readSeeker(client: Tx, id: string): Promise<Thing | null> {
  const seeker = await client.jobSeeker.findUnique({ where: { id } });
  if (!seeker) return null;
  const { fullName: title, licences, about, city, status, userId } = seeker;
  return {
    concernedId: userId,
    title,
    path: `/professionals/${id}`,
    visibility: stateOf(status),
    snapshot: snapshotOf({ author: title, title, text: lines([about, ...licences]), place: city }),
  };
}

const stateOf = (status: ShownStatus) => (status === "shown" ? "shown" : status);

const lines = (texts: (string | null)[]) => texts.filter(Boolean).join("\n");

const snapshotOf = (parts: { [Part in keyof Snapshot]: string | null | undefined }): Snapshot =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text));
