import "server-only";
import type { Tx } from "@/lib/platform/db/db";

export const noteCandidate = async (tx: Tx, playerId: string) =>
  void (await tx.$executeRaw`
    insert into match_candidates (player_id) select id from players where id = ${playerId}::uuid
    on conflict (player_id) do update set mark = gen_random_uuid()`);
