import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { contactBetween } from "./contact";

/** Contracts that wait for this player's word, the oldest first, of organizations they are still in contact with. */
export async function contractsToAnswer(actor: Actor) {
  if (!actor.playerId) return [];
  const waiting = await db.contract.findMany({
    where: { playerId: actor.playerId, signedOn: { not: null }, answer: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      recruiterId: true,
      playerId: true,
      totalCents: true,
      signedOn: true,
      country: true,
      agentName: true,
      agentFeeCents: true,
      recruiter: { select: { organizationName: true } },
    },
  });
  const contacts = await Promise.all(waiting.map((told) => contactBetween(told)));
  return waiting
    .filter((_, at) => contacts[at])
    .map(({ recruiter, signedOn, recruiterId: _recruiter, playerId: _player, ...told }) => ({
      ...told,
      signedOn: signedOn as Date,
      organization: recruiter.organizationName,
    }));
}

export type ContractToAnswer = Awaited<ReturnType<typeof contractsToAnswer>>[number];
