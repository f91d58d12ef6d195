import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { mayNameList } from "../policy";
import type { OwnList } from "../queries/lists-to-change";
import { mostLists } from "../schema";

/** A new list beside the others of the organisation, which its caller has locked. */
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
