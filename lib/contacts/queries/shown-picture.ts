import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { fileBytes } from "@/lib/platform/files/storage/provider";
import { accessSelect, kindOf, mediaAccess } from "./media-access";

const fileSelect = { select: { storageKey: true, mime: true } } as const;
const limit = { burst: 600, seconds: 600 };

/** The storage key and MIME type of a player's picture; refuses `not_found` if it is missing or the actor may not see it. */
export const pictureOf = query({
  limit: { act: "pictureOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : noId };
    const picture = await db.playerPicture.findUnique({
      where,
      select: { ...accessSelect, rankOn: true, document: fileSelect },
    });
    return picture && (await mediaAccess(actor, picture, kindOf(picture))) ? picture.document : refuse("not_found");
  },
});

export const posterOf = query({
  limit: { act: "posterOf", person: limit },
  async read(actor: Actor, id: string) {
    const where = { id: idInput.safeParse(id).success ? id : noId };
    const video = await db.playerVideo.findUnique({ where, select: { ...accessSelect, poster: fileSelect } });
    return video?.poster && (await mediaAccess(actor, video)) ? video.poster : refuse("not_found");
  },
});

export const pictureBytes = async (actor: Actor, id: string) => withBytes(await pictureOf(actor, id));
export const posterBytes = async (actor: Actor, id: string) => withBytes(await posterOf(actor, id));

const withBytes = async ({ storageKey, mime }: { storageKey: string; mime: string }) => ({
  bytes: await fileBytes(storageKey),
  mime,
});

const noId = "00000000-0000-0000-0000-000000000000";
