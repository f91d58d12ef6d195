import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { inContact } from "./contract-contact";

export type ContractToAnswer = {
  id: string;
  organization: string;
  totalCents: number;
  signedOn: Date;
  country: string | null;
  agentName: string | null;
  agentFeeCents: number | null;
};

export async function contractsToAnswer(actor: Actor): Promise<ContractToAnswer[]> {
  if (!actor.playerId) return [];
  return db.$queryRaw<ContractToAnswer[]>`
    select c.id, r.organization_name as organization, c.total_cents as "totalCents", c.signed_on as "signedOn", c.country,
      c.agent_name as "agentName", c.agent_fee_cents as "agentFeeCents"
    from contracts c join players p on p.id = c.player_id join recruiters r on r.id = c.recruiter_id
    where c.player_id = ${actor.playerId}::uuid and c.signed_on is not null and c.answer is null and ${inContact}
    order by c.created_at, c.id`;
}
