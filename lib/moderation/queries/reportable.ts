import "server-only";
import { publicEsport } from "@/lib/esport/queries/visible";
import { remembered } from "@/lib/events/queries/shown";
import { shownOffer } from "@/lib/jobs/queries/owned";
import { visibleSeekers } from "@/lib/jobs/queries/visible-seekers";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import type { ReportedKind, Thing } from "../schema";
import { seesPicture, seesVideo } from "./media";
import { readThing } from "./things";

/** A thing as this actor may report it; null for what they may not know of. */
export async function reportable(client: Tx, actor: Actor, kind: ReportedKind, id: string): Promise<Thing | null> {
  const about = await finders[kind](client, actor, id);
  return about === null ? null : readThing(client, kind, id, about.concernedId);
}

/** Who is on the child's side when a guardian acts: the account a report is noted under. */
export async function reporterOf(client: Tx, actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  const player = playerId
    ? await client.player.findUnique({ where: { id: playerId }, select: { userId: true, birthDate: true } })
    : null;
  return { userId: actor.guardianOf ? (player?.userId ?? null) : actor.userId, birthDate: player?.birthDate ?? null };
}

type Known = { concernedId: string | null } | null;
const somebodys: Known = { concernedId: null };

const finders: Record<ReportedKind, (client: Tx, actor: Actor, id: string) => Promise<Known>> = {
  player: async (client, actor, id) => ((await visibleAmong(actor, [id], client)).has(id) ? somebodys : null),
  // One that waits to be verified is seen by the staff alone, who may have to stop it.
  recruiter: async (client, actor, id) => {
    const seen = isStaff(actor, "moderation") ? {} : ({ status: "verified" } as const);
    const where = { id, ...seen, takenDownAt: null, user: { disabledAt: null } };
    return (await client.recruiter.count({ where })) > 0 ? somebodys : null;
  },
  job: async (client, _actor, id) => {
    const offer = await client.sportJob.findFirst({
      where: { id, ...shownOffer() },
      select: { id: true },
    });
    return offer && somebodys;
  },
  event: async (client, _actor, id) =>
    (await client.sportEvent.count({ where: { id, ...remembered } })) > 0 ? somebodys : null,
  message: async (client, actor, id) => {
    const message = await client.message.findFirst({
      where: { id, takenDownAt: null, thread: ofParty(actor) },
      select: { id: true },
    });
    return message && somebodys;
  },
  thread: async (client, actor, id) => {
    const thread = await client.thread.findFirst({
      where: { id, ...ofParty(actor) },
      select: { player: { select: { userId: true } }, recruiter: { select: { userId: true } } },
    });
    const other = actor.recruiterId ? thread?.player : thread?.recruiter;
    return other ? { concernedId: other.userId } : null;
  },
  esport_player: async (client, _actor, id) => {
    const found = await client.$queryRaw<unknown[]>`
      select from esport_players p where p.id = ${id}::uuid and ${publicEsport}`;
    return found.length > 0 ? somebodys : null;
  },
  job_seeker: async (client, actor, id) => {
    const found = await client.$queryRaw<unknown[]>`
      select from job_seekers s where s.id = ${id}::uuid and s.user_id is not null and ${visibleSeekers(actor)}`;
    return found.length > 0 ? somebodys : null;
  },
  video: async (client, actor, id) => ((await seesVideo(client, actor, id)) ? somebodys : null),
  picture: async (client, actor, id) => ((await seesPicture(client, actor, id)) ? somebodys : null),
};

const ofParty = (actor: Actor) => ({
  OR: [{ playerId: actor.playerId ?? actor.guardianOf ?? nobody }, { recruiterId: actor.recruiterId ?? nobody }],
});
const nobody = "00000000-0000-0000-0000-000000000000";
