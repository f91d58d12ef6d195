import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { mayNameList } from "../policy/requests";
import type { OwnList } from "../queries/lists-to-change";
import { mostLists } from "../schema/requests";

/** The caller must hold the lock on the organization; `others` are its existing lists. */
export async function createList(tx: Tx, recruiterId: string, name: string, others: OwnList[]): Promise<string> {
  if (others.length >= mostLists) refuse("too_many_favorite_lists");
  refuseTaken(name, others);
  const data = { recruiterId, name, createdAt: now() };
  const { id } = await tx.favoriteList.create({ data, select: { id: true } });
  return id;
}

export function refuseTaken(name: string, others: OwnList[]) {
  const verdict = mayNameList(name, others);
  if (verdict !== true) refuse(verdict, "name");
}
