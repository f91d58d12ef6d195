import "server-only";
import type { AccessLevel } from "@/lib/platform/access-level";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { isShown } from "../schema/privacy";
import { isShownSql } from "./subject";
import { visiblePlayers } from "./visible";
import { visibleEsport } from "./visible-esport";

/** The address of the first visible picture of each player. `accessLevel` is the reader's general access level; open identities are checked here. */
export async function portraitsFor(
  actor: Actor,
  ids: readonly string[],
  accessLevel: AccessLevel,
): Promise<Map<string, string>> {
  if (ids.length === 0 || accessLevel === "card") return new Map();
  const rows = await db.$queryRaw<{ playerId: string; id: string }[]>`
    select distinct on (k.player_id) k.player_id as "playerId", k.id
    from player_pictures k join players p on p.id = k.player_id
    where p.id = any(${ids}::uuid[]) and ${visiblePlayers(actor)}
      and k.taken_down_at is null and p.consent_image_rights and not p.media_hidden
      and (${isShownSql("media", accessLevel)} or (${hasOpenIdentity(actor)} and ${isShownSql("media", "identity")}))
    order by k.player_id, k.created_at, k.id`;
  return new Map(rows.map(({ playerId, id }) => [playerId, `/api/players/pictures/${id}`]));
}

const hasOpenIdentity = ({ recruiterId }: Actor) =>
  recruiterId
    ? Prisma.sql`exists (select from disclosures d
        where d.recruiter_id = ${recruiterId}::uuid and d.player_id = p.id and d.closed_at is null)`
    : Prisma.sql`false`;

const esportAdult = { minor: false, namePublished: false, mediaAllowed: false };

/** The same for e-sport players; a screenshot of a rank is no portrait. */
export async function esportPortraitsFor(
  actor: Actor,
  ids: readonly string[],
  accessLevel: AccessLevel,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  if (!isShown("media", esportAdult, { accessLevel, owner: false })) return new Map();
  const rows = await db.$queryRaw<{ playerId: string; id: string }[]>`
    select distinct on (k.esport_player_id) k.esport_player_id as "playerId", k.id
    from player_pictures k join esport_players p on p.id = k.esport_player_id
    where p.id = any(${ids}::uuid[]) and ${visibleEsport(actor)}
      and k.taken_down_at is null and k.rank_on is null and not p.media_hidden
    order by k.esport_player_id, k.created_at, k.id`;
  return new Map(rows.map(({ playerId, id }) => [playerId, `/api/players/pictures/${id}`]));
}
