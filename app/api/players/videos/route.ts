import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeVideo } from "@/lib/documents/commands/store-video";
import { afterCommit } from "@/lib/entry/after-commit";
import { currentActor, guardianActor, keepSession } from "@/lib/entry/session";
import { type ToastKey, toastHeader } from "@/lib/entry/toast-cookie";
import type { Actor } from "@/lib/platform/command/actor";
import { system } from "@/lib/platform/command/create-actor";
import { formOnDisk } from "@/lib/platform/command/form-on-disk";
import { Refusal, type RefusalCode } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { videoBytes } from "@/lib/platform/files/storage/limits";
import { log } from "@/lib/platform/http/log";
import { BadBody, TooMuchText } from "@/lib/platform/http/read-multipart";
import { isForeign, readerLocale } from "@/lib/platform/http/request";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { addVideo } from "@/lib/players/commands/add-video";
import { beginVideo } from "@/lib/players/commands/begin-video";
import { mediaSide } from "@/lib/players/policy/players";
import { plainPage } from "@/lib/server/plain-refusal";

type Fields = Record<string, string | File>;
type Sender = { actor: Actor; guardian: string | null; locale: Locale };

/** Receives the form of a video without scripts and streams the file to disk; the user is authenticated before the body is read. */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
  await keepSession();
  const [person, locale] = [await currentActor(), readerLocale(request)];
  const guardian = new URL(request.url).searchParams.get("guardian");
  const side = guardian ? await guardianActor(guardian, person) : person;
  if (!side) return refuseUnread("guardian_link_invalid", 403, locale);
  if (side.kind === "visitor") return refuseUnread("sign_in_required", 401, locale);
  const allowed = mediaSide(side);
  if (typeof allowed === "string") return refuseUnread(allowed, 403, locale);
  return take(request, { actor: { ...allowed, locale }, guardian, locale });
}

async function take(request: Request, sender: Sender): Promise<Response> {
  const { actor } = sender;
  const folder = await mkdtemp(join(tmpdir(), "recruit-video-"));
  const fields: Fields = {};
  let sent = "";
  try {
    const path = join(folder, "video");
    let place: Awaited<ReturnType<typeof beginVideo>> | null = null;
    await formOnDisk(request, fields, "video", async () => {
      const size = Math.min(Number(request.headers.get("content-length") ?? 0), videoBytes);
      place = await beginVideo(actor, { size });
      return { to: path, maxBytes: videoBytes, tooLarge: "video_too_large" };
    });
    if (place) sent = (await storeVideo(system(), { from: path, ...(place as object) })).id;
    else if (typeof fields.video === "string") sent = fields.video;
    await afterCommit(() => addVideo(actor, { ...fields, video: sent }));
    return leave(fields, sender, { toast: "videoAdded" });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BadBody)) log.error({ err: error }, "video of a form not taken");
    return leave(fields, sender, { refused: codeOf(error), sent });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function codeOf(error: unknown): string {
  if (error instanceof TooMuchText) return "form_text_too_long";
  if (!(error instanceof Refusal)) return "upload_failed";
  return Object.values(error.fields ?? {})[0]?.[0] ?? error.code;
}

function refuseUnread(code: RefusalCode, status: number, locale: Locale): Response {
  const page = plainPage({ url: localePath("/player-signup", locale) }, status, () =>
    translator(locale, "errors")(code as "invalid"),
  );
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status, headers });
}

type Outcome = { toast: ToastKey } | { refused: string; sent: string };

/** Redirects to the page of the form; a refusal is shown there with the typed values. */
function leave(fields: Fields, { actor, guardian, locale }: Sender, outcome: Outcome): Response {
  const ownPage = actor.kind === "member" ? "/esport-signup" : "/player-signup";
  const page = guardian ? `/guardian/${encodeURIComponent(guardian)}/profile` : ownPage;
  const answer = new Response(null, { status: 303, headers: { "cache-control": "no-store" } });
  const query = new URLSearchParams();
  if ("toast" in outcome) answer.headers.set("set-cookie", toastHeader(locale, outcome.toast));
  else
    for (const [name, text] of Object.entries({ ...outcome, title: fields.title }))
      if (typeof text === "string" && text) query.set(name, text.slice(0, 200));
  const search = query.size > 0 ? `?${query}` : "";
  answer.headers.set("location", `${env.APP_URL}${localePath(`${page}${search}#videos`, locale)}`);
  return answer;
}
