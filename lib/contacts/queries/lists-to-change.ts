import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export type OwnList = { id: string; name: string };

/** The organization's lists; locks the organization, so that counting and naming lists is serialized. */
export async function listsToChange(tx: Tx, { recruiterId }: Actor<"recruiter">): Promise<OwnList[]> {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
  return tx.favoriteList.findMany({ where: { recruiterId }, select: { id: true, name: true } });
}

export function ownAmong(lists: OwnList[], ids: string[]): string[] {
  const uniqueIds = [...new Set(ids)];
  return uniqueIds.every((id) => lists.some((list) => list.id === id)) ? uniqueIds : refuse("not_found");
}
