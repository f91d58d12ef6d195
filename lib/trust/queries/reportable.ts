import "server-only";
import { remembered } from "@/lib/events/queries/shown";
import { ownedBy, shownOffer } from "@/lib/jobs/queries/owned";
import { visibleSeekers } from "@/lib/jobs/queries/visible-seekers";
import { type Actor, isSignedIn, isStaff } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { publicEsport } from "@/lib/players/queries/visible-esport";
import type { ReportedKind, Thing } from "../schema/moderation";
import { seesPicture, seesVideo } from "./media";
import { readThing } from "./things";

/** The content as this actor may report it; null if they may not see it. */
export async function reportable(client: Tx, actor: Actor, kind: ReportedKind, id: string): Promise<Thing | null> {
  const subject = await finders[kind](client, actor, id);
  return subject === null ? null : readThing(client, kind, id, subject.concernedId);
}

/** The account a report is stored under: the child's if a guardian acts. */
export async function reporterOf(client: Tx, actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  const player = playerId
    ? await client.player.findUnique({ where: { id: playerId }, select: { userId: true, birthDate: true } })
    : null;
  return { userId: actor.guardianOf ? (player?.userId ?? null) : actor.userId, birthDate: player?.birthDate ?? null };
}

type Reportable = { concernedId: string | null } | null;
const withoutConcerned: Reportable = { concernedId: null };

const finders: Record<ReportedKind, (client: Tx, actor: Actor, id: string) => Promise<Reportable>> = {
  player: async (client, actor, id) => ((await visibleAmong(actor, [id], client)).has(id) ? withoutConcerned : null),
  // Unverified organizations are visible to moderators only.
  recruiter: async (client, actor, id) => {
    const statusFilter = isStaff(actor, "moderation") ? {} : ({ status: "verified" } as const);
    const where = { id, ...statusFilter, takenDownAt: null, user: { disabledAt: null } };
    return (await client.recruiter.count({ where })) > 0 ? withoutConcerned : null;
  },
  job: async (client, _actor, id) => {
    const offer = await client.sportJob.findFirst({
      where: { id, ...shownOffer() },
      select: { id: true },
    });
    return offer && withoutConcerned;
  },
  event: async (client, _actor, id) =>
    (await client.sportEvent.count({ where: { id, ...remembered } })) > 0 ? withoutConcerned : null,
  message: async (client, actor, id) => {
    const message = await client.message.findFirst({
      where: { id, takenDownAt: null, thread: partyFilter(actor) },
      select: { id: true },
    });
    return message || (await seesApplicationMessage(client, actor, id)) ? withoutConcerned : null;
  },
  thread: async (client, actor, id) => {
    const thread = await client.thread.findFirst({
      where: { id, ...partyFilter(actor) },
      select: { player: { select: { userId: true } }, recruiter: { select: { userId: true } } },
    });
    const other = actor.recruiterId ? thread?.player : thread?.recruiter;
    return other ? { concernedId: other.userId } : null;
  },
  esport_player: async (client, _actor, id) => {
    const rows = await client.$queryRaw<unknown[]>`
      select from esport_players p where p.id = ${id}::uuid and ${publicEsport}`;
    return rows.length > 0 ? withoutConcerned : null;
  },
  job_seeker: async (client, actor, id) => {
    const rows = await client.$queryRaw<unknown[]>`
      select from job_seekers s where s.id = ${id}::uuid and s.user_id is not null and ${visibleSeekers(actor)}`;
    return rows.length > 0 ? withoutConcerned : null;
  },
  video: async (client, actor, id) => ((await seesVideo(client, actor, id)) ? withoutConcerned : null),
  picture: async (client, actor, id) => ((await seesPicture(client, actor, id)) ? withoutConcerned : null),
};

async function seesApplicationMessage(client: Tx, actor: Actor, id: string) {
  if (!isSignedIn(actor)) return false;
  const application = { OR: [{ userId: actor.userId }, { job: ownedBy(actor) }] };
  return (await client.applicationMessage.count({ where: { id, takenDownAt: null, application } })) > 0;
}

const partyFilter = (actor: Actor) => ({
  OR: [{ playerId: actor.playerId ?? actor.guardianOf ?? noId }, { recruiterId: actor.recruiterId ?? noId }],
});
const noId = "00000000-0000-0000-0000-000000000000";
