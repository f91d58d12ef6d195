import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withConsequences } from "@/lib/consequences";
import type { Actor } from "@/lib/core/actor";
import { system } from "@/lib/core/door";
import { env } from "@/lib/core/env";
import { guardianField } from "@/lib/core/form";
import { formOnDisk } from "@/lib/core/form-on-disk";
import { localePath } from "@/lib/core/i18n/routing";
import { log } from "@/lib/core/log";
import { BadBody } from "@/lib/core/multipart";
import { Refusal, refuse } from "@/lib/core/refusal";
import { isForeign, localeIn } from "@/lib/core/request";
import { storeVideo } from "@/lib/documents/commands/store-video";
import { videoBytes } from "@/lib/documents/schema/limits";
import { addVideo } from "@/lib/players/commands/add-video";
import { beginVideo } from "@/lib/players/commands/begin-video";
import { currentActor, guardianActor, keepSession } from "@/lib/session";

type Fields = Awaited<ReturnType<typeof formOnDisk>>;

/** The form of a video as a browser without scripts sends it: the file goes to disk as it comes, then the way of every other. */
export async function POST(request: Request): Promise<Response> {
  if (isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
  await keepSession();
  const person = await currentActor();
  const folder = await mkdtemp(join(tmpdir(), "recruit-video-"));
  let known: Fields = {};
  let sent = "";
  try {
    const from = join(folder, "video");
    let place: Awaited<ReturnType<typeof beginVideo>> | null = null;
    const fields = await formOnDisk(request, "video", async (before) => {
      known = before;
      const size = Math.min(Number(request.headers.get("content-length") ?? 0), videoBytes);
      place = await beginVideo(await sideIn(before, person), { size });
      return { to: from, most: videoBytes, tooLarge: "video_too_large" };
    });
    known = fields;
    const actor = await sideIn(fields, person);
    if (place) sent = (await storeVideo(system(), { from, ...(place as object) })).id;
    else if (typeof fields.sent === "string") sent = fields.sent;
    await withConsequences(() => addVideo(actor, { ...fields, video: sent }));
    return leave(known, { toast: "videoAdded" });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BadBody)) log.error({ err: error }, "video of a form not taken");
    return leave(known, { refused: codeOf(error), sent });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sideIn(fields: Fields, person: Actor): Promise<Actor> {
  const [key, locale] = [fields[guardianField], localeIn(fields._locale)];
  const side = typeof key === "string" ? await guardianActor(key, person) : person;
  return { ...(side ?? refuse("guardian_link_invalid")), locale };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Refusal)) return "upload_failed";
  return Object.values(error.fields ?? {})[0]?.[0] ?? error.code;
}

type Outcome = { toast: string } | { refused: string; sent: string };

/** Back to the page of the form; a refusal is told in the form, which keeps what was typed. */
function leave(fields: Fields, outcome: Outcome): Response {
  const key = fields[guardianField];
  const page = typeof key === "string" ? `/guardian/${encodeURIComponent(key)}/profile` : "/player-signup";
  const answer = new Response(null, { status: 303, headers: { "cache-control": "no-store" } });
  const asked = new URLSearchParams();
  if ("toast" in outcome) answer.headers.set("set-cookie", `toast=${outcome.toast}; Path=/; Max-Age=60; SameSite=Lax`);
  else
    for (const [name, text] of Object.entries({ ...outcome, title: fields.title }))
      if (typeof text === "string" && text) asked.set(name, text);
  const query = asked.size > 0 ? `?${asked}` : "";
  answer.headers.set("location", `${env.APP_URL}${localePath(`${page}${query}#videos`, localeIn(fields._locale))}`);
  return answer;
}
