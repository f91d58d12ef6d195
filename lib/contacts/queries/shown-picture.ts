import "server-only";
import { fileBytes } from "@/lib/documents/provider";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { mayWatch } from "@/lib/players/policy/players";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import { standingTowards } from "./standing";

const playerSelect = {
  select: { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect },
} as const;
const fileSelect = { select: { storageKey: true, mime: true } } as const;
const limit = { burst: 600, seconds: 600 };

type Row = {
  takenDownAt: Date | null;
  player: { id: string; consentImageRights: boolean; mediaHidden: boolean } & Parameters<typeof toSubject>[0];
};

/** The storage key and MIME type of a player's picture; refuses `not_found` if it is missing or the actor may not see it. */
export const pictureOf = query({
  limit: { act: "pictureOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : noId };
    const select = { takenDownAt: true, player: playerSelect, document: fileSelect } as const;
    const picture = await db.playerPicture.findUnique({ where, select });
    return picture && (await maySee(actor, picture)) ? picture.document : refuse("not_found");
  },
});

export const posterOf = query({
  limit: { act: "posterOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : noId };
    const select = { takenDownAt: true, player: playerSelect, poster: fileSelect } as const;
    const video = await db.playerVideo.findUnique({ where, select });
    return video?.poster && (await maySee(actor, video)) ? video.poster : refuse("not_found");
  },
});

export const pictureBytes = async (actor: Actor, id: string) => withBytes(await pictureOf(actor, id));
export const posterBytes = async (actor: Actor, id: string) => withBytes(await posterOf(actor, id));

const withBytes = async ({ storageKey, mime }: { storageKey: string; mime: string }) => ({
  bytes: await fileBytes(storageKey),
  mime,
});

const noId = "00000000-0000-0000-0000-000000000000";

async function maySee(actor: Actor, { takenDownAt, player: row }: Row): Promise<boolean> {
  const mediaHidden = row.mediaHidden || takenDownAt !== null;
  const accessState = await standingTowards(actor, row.id);
  if (mayWatch(actor, { ...row, mediaHidden, subject: toSubject(row) }, accessState) !== true) return false;
  return actor.recruiterId === null || (await visibleAmong(actor, [row.id])).has(row.id);
}
