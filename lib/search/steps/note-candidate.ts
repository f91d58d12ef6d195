import "server-only";
import { earliestDate, now } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";
import { publicPlayers } from "@/lib/players/queries/visible";

export const noteCandidate = async (tx: Tx, playerId: string, changedAt: Date) =>
  void (await tx.$executeRaw`
    insert into alert_candidates (player_id, changed_at) select id, ${changedAt} from players where id = ${playerId}::uuid
    on conflict (player_id) do update
    set changed_at = greatest(alert_candidates.changed_at, excluded.changed_at), mark = gen_random_uuid()`);

/** Queues all players whose age changes today; those born on 29 February change on 1 March. */
export async function noteBirthdays() {
  const day = earliestDate().toISOString().slice(5, 10);
  const days = day === "03-01" ? [day, "02-29"] : [day];
  let after = "00000000-0000-0000-0000-000000000000";
  await inBatches(async (limit) => {
    const notedRows = await db.$queryRaw<{ id: string }[]>`
      with older as (
        select p.id from players p
        where ${publicPlayers} and to_char(p.birth_date, 'MM-DD') = any(${days}) and p.id > ${after}::uuid
        order by p.id limit ${limit})
      insert into alert_candidates (player_id, changed_at) select id, ${now()} from older
      on conflict (player_id) do update set changed_at = excluded.changed_at, mark = gen_random_uuid()
      returning player_id as id`;
    after =
      notedRows
        .map(({ id }) => id)
        .sort()
        .at(-1) ?? after;
    return notedRows.length;
  });
}
