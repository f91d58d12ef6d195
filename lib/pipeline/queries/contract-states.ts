import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { type ContractState, stateOf } from "../schema/contract";

export async function contractStates(
  recruiterId: string,
  playerIds: string[],
  client: Tx = db,
): Promise<Map<string, ContractState>> {
  if (playerIds.length === 0) return new Map();
  const rows = await client.contract.findMany({
    where: { recruiterId, playerId: { in: playerIds }, signedOn: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["playerId"],
    select: { playerId: true, signedOn: true, signedAt: true, answer: true },
  });
  return new Map(rows.map(({ playerId, ...contract }) => [playerId, stateOf(contract)]));
}
