import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

export const shownSelect = {
  claim: {
    select: {
      id: true,
      attribute: true,
      sport: true,
      number: true,
      choices: true,
      day: true,
      parts: true,
      label: true,
      text: true,
      place: true,
      grade: true,
      source: true,
      measuredOn: true,
      undated: true,
      measuredBy: true,
    },
  },
} satisfies Prisma.ConfirmedClaimSelect;

export type ShownClaim = Prisma.ConfirmedClaimGetPayload<{ select: typeof shownSelect }>;

export const answeredClaims = {
  select: { id: true, answer: true, correction: true, ...shownSelect },
  orderBy: { id: "asc" },
} satisfies Prisma.Confirmation$claimsArgs;

export type AnsweredClaim = Prisma.ConfirmedClaimGetPayload<typeof answeredClaims>;
