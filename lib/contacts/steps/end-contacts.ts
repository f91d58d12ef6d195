import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { requestToSettle } from "../queries/open-request";
import { openStates } from "../schema/requests";
import { closeDisclosures } from "./close-disclosures";
import { settleRequest } from "./settle-request";

type PlayerFilter = { playerId: string } | { player: { userId: string } };
type DeclinedAnswer = { playerAnswer: false } | { guardianAnswer: false };

/** Declines all open requests to the player, returns their credits, and closes open disclosures. */
export async function endContacts(tx: Tx, actor: Pick<Actor, "userId">, filter: PlayerFilter, answer: DeclinedAnswer) {
  const openRequests = await tx.contactRequest.findMany({
    where: { ...filter, status: { in: [...openStates] } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of openRequests) await settleRequest(tx, actor, await requestToSettle(tx, id, filter), answer);
  await closeDisclosures(tx, actor, filter, "playerAnswer" in answer ? "player" : "guardian");
}
