import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Search } from "@/lib/search/schema/search";

export async function needToChange(tx: Tx, { needId: id }: { needId: string }, { recruiterId }: Actor<"recruiter">) {
  const [need] = await tx.$queryRaw<
    { id: string; isOpen: boolean; isShown: boolean; criteria: Record<string, unknown>; reason: string | null }[]
  >`
    select id, is_open as "isOpen", is_shown as "isShown", criteria, reason from needs
    where id = ${id}::uuid and recruiter_id = ${recruiterId}::uuid for update`;
  return need ?? refuse("not_found");
}

/** The number of open needs and how many have the same criteria; locks the organization, so that concurrent calls are serialized. */
export async function openBeside(tx: Tx, recruiterId: string, criteria: Search, exceptId?: string) {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
  const where = { recruiterId, isOpen: true, ...(exceptId && { id: { not: exceptId } }) };
  const [open, same] = await Promise.all([
    tx.need.count({ where }),
    tx.need.count({ where: { ...where, criteria: { equals: criteria as object } } }),
  ]);
  return { open, same };
}
