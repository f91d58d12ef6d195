import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { stateOf } from "../schema/contract";
import { contactBetween } from "./contract-contact";

/** Locks the contract; refuses `not_found` unless it matches the filter. */
export async function contractToSettle(tx: Tx, id: string, filter: Prisma.ContractWhereInput) {
  await tx.$queryRaw`select id from contracts where id = ${id}::uuid for update`;
  const contract = await tx.contract.findFirst({
    where: { AND: [{ id, signedOn: { not: null } }, filter] },
    select: {
      id: true,
      recruiterId: true,
      playerId: true,
      totalCents: true,
      country: true,
      signedOn: true,
      signedAt: true,
      answer: true,
    },
  });
  const signedOn = contract?.signedOn;
  return signedOn ? { ...contract, signedOn, state: stateOf(contract) } : refuse("not_found");
}

export type ContractToSettle = Awaited<ReturnType<typeof contractToSettle>>;

export async function contractToAnswer(tx: Tx, id: string, playerId: string) {
  const contract = await contractToSettle(tx, id, { playerId });
  const contact = await contactBetween(contract, tx);
  return contact ? { ...contract, ...contact } : refuse("not_found");
}
