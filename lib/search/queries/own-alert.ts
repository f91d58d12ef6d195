import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export async function alertToChange(tx: Tx, { alertId: id }: { alertId: string }, { recruiterId }: Actor<"recruiter">) {
  const [alert] = await tx.$queryRaw<{ id: string; isActive: boolean }[]>`
    select id, is_active as "isActive" from talent_alerts
    where id = ${id}::uuid and recruiter_id = ${recruiterId}::uuid for update`;
  return alert ?? refuse("not_found");
}
