import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { stateOf } from "../schema";
import { contactBetween } from "./contact";

/** A contract that was told of, locked; `whose` names who may know of it, and refuses `not_found` to all others. */
export async function contractToSettle(tx: Tx, id: string, whose: Prisma.ContractWhereInput) {
  await tx.$queryRaw`select id from contracts where id = ${id}::uuid for update`;
  const found = await tx.contract.findFirst({
    where: { AND: [{ id, signedOn: { not: null } }, whose] },
    select: { id: true, recruiterId: true, playerId: true, signedOn: true, signedAt: true, answer: true },
  });
  const signedOn = found?.signedOn;
  return signedOn ? { ...found, signedOn, state: stateOf(found) } : refuse("not_found");
}

export type ToSettle = Awaited<ReturnType<typeof contractToSettle>>;

/** One that waits for this player's word, or has had it; one of somebody they are not in contact with any more is not there. */
export async function contractToAnswer(tx: Tx, id: string, playerId: string) {
  const told = await contractToSettle(tx, id, { playerId });
  const contact = await contactBetween(told, tx);
  return contact ? { ...told, ...contact } : refuse("not_found");
}
