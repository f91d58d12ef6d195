import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { GuardianStatus, PlayerStatus } from "@/lib/platform/prisma/enums";
import { PERFORMANCES_SHOWN } from "../schema/career";
import { completenessOf } from "../schema/completeness";

/** The data of a player's dashboard, read in one statement; null without a profile. */
export async function playerDashboard(actor: Actor) {
  if (!actor.playerId) return null;
  const [player] = await db.$queryRaw<Row[]>`
    select p.id, p.handle, p.full_name as "fullName", p.status, p.birth_date as "birthDate", p.primary_sport as "primarySport", p.position,
      p.identity_checked as "identityChecked", p.achievements, p.current_club as "currentClub",
      (select json_build_object('fullName', g.full_name, 'status', g.status, 'withdrew', exists (
          select from consents c where c.user_id = p.user_id and c.kind = 'authority' and c.given_by = 'guardian'))
        from guardians g where g.player_id = p.id) as guardian,
      (select json_build_object('given', c.given, 'version', c.version, 'createdAt', c.created_at) from consents c
        where c.user_id = p.user_id and c.kind = 'terms' and c.given_by = 'self'
        order by c.created_at desc, c.given desc limit 1) as "ownConsent",
      (select k.id from player_pictures k where k.player_id = p.id and k.taken_down_at is null
        order by k.created_at, k.id limit 1) as picture,
      (select count(*)::int from player_videos v where v.player_id = p.id) as videos,
      (select count(distinct c.attribute)::int from player_claims c where c.player_id = p.id and c.label is null) as attributes,
      (select count(*)::int from player_claims c where c.player_id = p.id and c.grade <> 'self') as confirmed,
      (select coalesce(json_agg(h), '[]') from (
        select c.id, c.label, c.text as value, c.recorded_at as "recordedAt" from player_claims c
        where c.player_id = p.id and c.recorded_at is not null order by c.recorded_at desc limit ${PERFORMANCES_SHOWN}) h) as performances
    from players p where p.id = ${actor.playerId}::uuid`;
  if (!player) return null;
  const { videos, attributes, confirmed, birthDate, ownConsent, picture, ...rest } = player;
  const performances = rest.performances.map((performance) => ({
    ...performance,
    recordedAt: new Date(performance.recordedAt),
  }));
  const recordedAt = performances[0]?.recordedAt ?? null;
  const consent = ownConsent && { ...ownConsent, createdAt: new Date(ownConsent.createdAt) };
  return {
    profile: {
      ...rest,
      minor: isMinor(birthDate),
      ownConsent: consent,
      portrait: picture && `/api/players/pictures/${picture}`,
    },
    completeness: completenessOf({ ...rest, videos, attributes, confirmed, recordedAt }, now()),
    performances,
  };
}

export type PlayerDashboard = NonNullable<Awaited<ReturnType<typeof playerDashboard>>>;

/** Dates inside JSON are text. */
type Row = {
  id: string;
  handle: string;
  fullName: string;
  status: PlayerStatus;
  identityChecked: boolean;
  birthDate: Date;
  primarySport: string;
  position: string;
  picture: string | null;
  achievements: string | null;
  currentClub: string | null;
  /** `withdrew` is whether the guardian had consented before. */
  guardian: { fullName: string; status: GuardianStatus; withdrew: boolean } | null;
  ownConsent: { given: boolean; version: string; createdAt: string } | null;
  videos: number;
  attributes: number;
  confirmed: number;
  performances: { id: string; label: string; value: string; recordedAt: string }[];
};
