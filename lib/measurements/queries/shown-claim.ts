import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";

export const shownSelect = {
  fact: { select: { id: true, label: true, value: true, place: true, grade: true, source: true, happenedOn: true } },
  claim: {
    select: {
      id: true,
      attribute: true,
      sport: true,
      number: true,
      choices: true,
      day: true,
      parts: true,
      grade: true,
      source: true,
      measuredOn: true,
      measuredBy: true,
    },
  },
} satisfies Prisma.ConfirmedClaimSelect;

export type ShownClaim = Prisma.ConfirmedClaimGetPayload<{ select: typeof shownSelect }>;
export type ShownFact = NonNullable<ShownClaim["fact"]>;

export const answeredClaims = {
  select: { id: true, answer: true, correction: true, ...shownSelect },
  orderBy: { id: "asc" },
} satisfies Prisma.Confirmation$claimsArgs;

export type AnsweredClaim = Prisma.ConfirmedClaimGetPayload<typeof answeredClaims>;
