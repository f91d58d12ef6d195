import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

export const offerText = {
  kind: true,
  jobType: true,
  sportSlug: true,
  title: true,
  description: true,
  experienceYears: true,
  certifications: true,
  availability: true,
  pay: true,
  locationCity: true,
  locationCountry: true,
  linkedinUrl: true,
  facebookUrl: true,
  instagramUrl: true,
  twitterUrl: true,
  websiteUrl: true,
} as const;

export type OfferText = Prisma.SportJobGetPayload<{ select: typeof offerText }>;

/** The parts of an offer that are known before it is written. */
export type StatedWork = { [Field in keyof OfferText]?: OfferText[Field] | null };
