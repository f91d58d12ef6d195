import "server-only";
import { capturedForMoney } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { visibleAmong } from "@/lib/players/queries/visible";
import type { ContactView } from "../schema/requests";
import { answered, settled } from "./answered-share";
import { namesFor } from "./names";

export type Contact = Awaited<ReturnType<typeof contactsOf>>[number];

type Row = { id: string; playerId: string | null; kind: "player" | "esport" | "seeker"; day: Date; answered: boolean };

export async function contactsOf(actor: Actor, view: ContactView) {
  if (!actor.recruiterId) return [];
  const rows = await rowsOf[view](actor.recruiterId);
  const ids = rows.flatMap(({ playerId }) => playerId ?? []);
  const visible = await visibleAmong(actor, ids);
  const names = await namesFor(actor, [...visible]);
  return rows.map(({ playerId, ...row }) => ({
    ...row,
    player: playerId && visible.has(playerId) ? { id: playerId, name: names.get(playerId) ?? "" } : null,
  }));
}

const rowsOf: Record<ContactView, (recruiterId: string) => Promise<Row[]>> = {
  requested: (recruiterId) => db.$queryRaw<Row[]>`
    select * from (
      select distinct on (r.player_id) r.id, r.player_id as "playerId", 'player' as kind, r.created_at as day,
        (${settled} and ${answered}) as answered
      from contact_requests r where r.recruiter_id = ${recruiterId}::uuid
      order by r.player_id, r.created_at desc, r.id
    ) as once order by day desc, id`,
  settled: (recruiterId) => db.$queryRaw<Row[]>`
    select r.id, r.player_id as "playerId", 'player' as kind, r.created_at as day, ${answered} as answered
    from contact_requests r where r.recruiter_id = ${recruiterId}::uuid and ${settled}
    order by day desc, r.id`,
  async paid(recruiterId) {
    const ids = await capturedForMoney(recruiterId);
    if (ids.length === 0) return [];
    return db.$queryRaw<Row[]>`
      select c.id, r.player_id as "playerId", coalesce(i.kind::text, 'player') as kind,
        coalesce(c.settled_at, c.created_at) as day, true as answered
      from credits c left join contact_requests r on r.credit_id = c.id left join introductions i on i.credit_id = c.id
      where c.id in (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
      order by day desc, c.id`;
  },
};
