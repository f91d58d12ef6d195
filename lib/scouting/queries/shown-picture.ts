import "server-only";
import { fileBytes } from "@/lib/documents/provider";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { mayWatch } from "@/lib/players/policy";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import { standingTowards } from "./standing";

const player = {
  select: { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect },
} as const;
const file = { select: { storageKey: true, mime: true } } as const;
const limit = { burst: 600, seconds: 600 };

type Row = {
  takenDownAt: Date | null;
  player: { id: string; consentImageRights: boolean; mediaHidden: boolean } & Parameters<typeof toSubject>[0];
};

/** Where a picture of a player lies; refuses `not_found` for whoever may not see it, and where there is none. */
export const pictureOf = query({
  limit: { act: "pictureOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : nobody };
    const select = { takenDownAt: true, player, document: file } as const;
    const picture = await db.playerPicture.findUnique({ where, select });
    return picture && (await sees(actor, picture)) ? picture.document : refuse("not_found");
  },
});

/** The same of the first picture of a video. */
export const posterOf = query({
  limit: { act: "posterOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : nobody };
    const select = { takenDownAt: true, player, poster: file } as const;
    const video = await db.playerVideo.findUnique({ where, select });
    return video?.poster && (await sees(actor, video)) ? video.poster : refuse("not_found");
  },
});

export const pictureBytes = async (actor: Actor, id: string) => withBytes(await pictureOf(actor, id));
export const posterBytes = async (actor: Actor, id: string) => withBytes(await posterOf(actor, id));

const withBytes = async ({ storageKey, mime }: { storageKey: string; mime: string }) => ({
  bytes: await fileBytes(storageKey),
  mime,
});

const nobody = "00000000-0000-0000-0000-000000000000";

async function sees(actor: Actor, { takenDownAt, player: row }: Row): Promise<boolean> {
  const mediaHidden = row.mediaHidden || takenDownAt !== null;
  const accessState = await standingTowards(actor, row.id);
  if (mayWatch(actor, { ...row, mediaHidden, subject: toSubject(row) }, accessState) !== true) return false;
  return actor.recruiterId === null || (await visibleAmong(actor, [row.id])).has(row.id);
}
