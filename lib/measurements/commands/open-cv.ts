import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { isRobot } from "@/lib/platform/http/robots";
import { cvHash } from "../queries/cv-link";
import { cvState, lastsUntil, openInput, readsPerAddress } from "../schema/cv";

/** Counts the openings of a CV per day, without the reader; robots and the player's own side are not counted. */
export const openCv = command({
  limit: { act: "openCv", address: readsPerAddress },
  by: anyone,
  input: openInput,
  load: (tx, { token }) =>
    tx.playerCv.findUnique({
      where: { tokenHash: cvHash(token) },
      select: {
        id: true,
        playerId: true,
        endsAt: true,
        ofMinor: true,
        closedAt: true,
        player: { select: { birthDate: true, guardian: { select: { userId: true } } } },
        esportPlayer: { select: { userId: true } },
      },
    }),
  run: async ({ tx, actor, input: { agent }, subject: cv }) => {
    if (!cv || isRobot(agent) || isOwnSide(actor, cv)) return { counted: false };
    const endsAt = lastsUntil(cv, cv.player?.birthDate ?? null);
    if (cvState({ ...cv, endsAt }, now()) !== "open") return { counted: false };
    await tx.$executeRaw`
      insert into cv_openings as o (cv_id, opened_on, count)
      values (${cv.id}::uuid, (${now()}::timestamptz at time zone 'UTC')::date, 1)
      on conflict (cv_id, opened_on) do update set count = o.count + 1`;
    return { counted: true };
  },
});

type CvOwner = {
  playerId: string | null;
  player: { guardian: { userId: string | null } | null } | null;
  esportPlayer: { userId: string | null } | null;
};

const isOwnSide = ({ playerId, userId }: Actor, { playerId: cvPlayerId, player, esportPlayer }: CvOwner) =>
  (playerId !== null && playerId === cvPlayerId) ||
  (userId !== null && (userId === player?.guardian?.userId || userId === esportPlayer?.userId));
