import { createRouteHandler, createUploadthing, type FileRouter, UTFiles } from "uploadthing/next";
import { UploadThingError } from "uploadthing/server";
import { z } from "zod";
import { takeVideo } from "@/lib/documents/commands/take-video";
import { currentActor, guardianActor, keepSession } from "@/lib/entry/session";
import type { Actor } from "@/lib/platform/command/actor";
import { system } from "@/lib/platform/command/create-actor";
import { boundedText } from "@/lib/platform/command/input";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { storageConfig } from "@/lib/platform/files/storage/provider";
import { log } from "@/lib/platform/http/log";
import { isForeign, localeIn } from "@/lib/platform/http/request";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { beginVideo } from "@/lib/players/commands/begin-video";

const make = createUploadthing();

const input = z.object({ guardian: boundedText(200).nullable(), locale: boundedText(10) });

/** Browsers upload videos directly to the storage; this route authorizes the upload and is notified when it is complete. */
const router = (person: Actor | null) =>
  ({
    video: make(
      { video: { maxFileSize: "128MB", maxFileCount: 1, acl: "private", contentDisposition: "inline" } },
      { awaitServerData: true, presignedURLTTL: "2h" },
    )
      .input(input)
      .middleware(async ({ input: { guardian, locale }, files }) => {
        try {
          const actor = person && (guardian ? await guardianActor(guardian, person) : person);
          if (!actor) refuse("guardian_link_invalid");
          const [size = 0] = files.map((file) => file.size);
          const place = await beginVideo(actor, { size });
          return {
            ...place,
            locale,
            [UTFiles]: files.map((file) => ({ ...file, name: "video", customId: place.path })),
          };
        } catch (error) {
          throw new UploadThingError({ code: "FORBIDDEN", message: uploadErrorMessage(error, locale) });
        }
      })
      .onUploadComplete(async ({ metadata: { path, ownerId, locale }, file: { key, size } }) => {
        try {
          const { id } = await takeVideo(system(), { key, path, ownerId, size });
          return { id, refused: null };
        } catch (error) {
          return { id: null, refused: uploadErrorMessage(error, locale) };
        }
      }),
  }) satisfies FileRouter;

export type Uploads = ReturnType<typeof router>;

export async function POST(request: Request): Promise<Response> {
  const isUpload = new URL(request.url).searchParams.get("actionType") === "upload";
  if (isUpload && isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
  if (isUpload) await keepSession();
  const person = isUpload ? await currentActor() : null;
  const { POST: answer } = createRouteHandler({ router: router(person), config: storageConfig() });
  return answer(request as Parameters<typeof answer>[0]);
}

/** Text of the refusal; other errors get the text for a failed upload. */
function uploadErrorMessage(error: unknown, locale: string): string {
  if (!(error instanceof Refusal)) log.error({ err: error }, "video not taken");
  const refusal = error instanceof Refusal ? error : new Refusal("upload_failed");
  return refusalMessage(localeIn(locale), refusal);
}
