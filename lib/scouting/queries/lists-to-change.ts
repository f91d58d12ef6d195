import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export type OwnList = { id: string; name: string };

/** The lists of the organisation that asks, locked with it: they are counted and named one after another. */
export async function listsToChange(tx: Tx, { recruiterId }: Actor<"recruiter">): Promise<OwnList[]> {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
  return tx.favoriteList.findMany({ where: { recruiterId }, select: { id: true, name: true } });
}

/** Those of these ids; refuses `not_found` where one is not its own. */
export function ownAmong(lists: OwnList[], ids: string[]): string[] {
  const wanted = [...new Set(ids)];
  return wanted.every((id) => lists.some((list) => list.id === id)) ? wanted : refuse("not_found");
}
