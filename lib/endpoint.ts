import "server-only";
import { withConsequences } from "./consequences";
import type { Actor } from "./core/actor";
import type { Command } from "./core/command";
import { env } from "./core/env";
import { unseen } from "./core/file-answer";
import { sentenceOf } from "./core/i18n/refusal-words";
import { type Locale, localePath } from "./core/i18n/routing";
import { countTry, type ReadLimit, type Unlimited, unlimited } from "./core/limit";
import { log } from "./core/log";
import { Refusal, type RefusalCode } from "./core/refusal";
import { bodyOf, isForeign, isForm, localeIn, readerLocale } from "./core/request";
import { currentActor, keepSession, renewedActor } from "./session";

type Leads<Out> = {
  /** Where a form's sender goes on success: an address of ours or of a hosted page. */
  to: (data: Out) => string;
  /** The page, without language, a form's sender comes back to after a refusal; one that says it itself is named by its code. */
  back: string | ((code: RefusalCode) => string);
};

type Named = { params: Promise<Record<string, string>> };

/** The door of an address that takes both a plain form (answered by a redirect) and JSON (answered by JSON) and runs one command; what the address names is part of its input. */
export function endpoint<Out extends object>(run: Command<Out>, leads: Leads<Out>) {
  return async (request: Request, { params }: Named): Promise<Response> => {
    if (isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
    const page = isForm(request);
    const body = await bodyOf(request);
    const locale = localeIn(body._locale);
    await keepSession();
    const actor = { ...(await currentActor()), locale };
    try {
      const input = { ...body, ...(await params) };
      const data = await withConsequences(() => run(actor, input));
      return page ? seeOther(leads.to(data)) : Response.json(data, { headers: noStore });
    } catch (error) {
      const refusal = refusalOf(error);
      return page ? comeBack(refusal, actor, leads.back) : refused(refusal, locale);
    }
  };
}

type Answer<Context> = (actor: Actor, request: Request, context: Context) => Promise<Response>;

/** The door of an address that is only read: who asks too often is told with 429 when to come back. */
export function reading<Context>(limit: ReadLimit | Unlimited, answer: Answer<Context>) {
  return async (request: Request, context: Context): Promise<Response> => {
    const { actor, toSet } = await renewedActor(request.headers);
    try {
      await countTry(actor, limit);
      return bringing(toSet, await answer(actor, request, context));
    } catch (error) {
      if (!(error instanceof Refusal) || !error.retryAfter) throw error;
      return bringing(toSet, refused(error, readerLocale(request)));
    }
  };
}

/** The same for what exists only for whoever may have it, and is counted by its command: a refusal is told like what is not there. */
export const finding = <Context>(answer: Answer<Context>) =>
  reading<Context>(unlimited("counted by the command"), async (...asked) => {
    try {
      return await answer(...asked);
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter) throw error;
      return new Response("Not found", { status: 404, headers: unseen });
    }
  });

/** What brings somebody's tokens is for nobody else, whatever it says. */
function bringing(cookies: string[], response: Response): Response {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  if (cookies.length > 0) response.headers.set("cache-control", "private, no-store");
  return response;
}

const noStore = { "cache-control": "no-store" };
const statuses: { [code in RefusalCode]?: number } = {
  sign_in_required: 401,
  sign_in_to_subscribe: 401,
  not_found: 404,
  checkout_failed: 502,
  too_many_tries: 429,
  unexpected: 500,
};

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Refusal)) {
    log.error({ err: error }, "endpoint failed");
    return new Refusal("unexpected");
  }
  const [first] = error.code === "invalid" ? Object.values(error.fields ?? {}) : [];
  return first ? new Refusal(first[0] as RefusalCode) : error;
}

function refused(refusal: Refusal, locale: Locale): Response {
  const { code, retryAfter } = refusal;
  const later: Record<string, string> = retryAfter ? { "retry-after": String(retryAfter) } : {};
  const said = { error: code, message: sentenceOf(locale, refusal) };
  return Response.json(said, { status: statuses[code] ?? 422, headers: { ...noStore, ...later } });
}

/** The refusal travels as a toast; who must sign in first goes there and comes back. */
function comeBack(refusal: Refusal, { userId, locale }: Actor, back: Leads<object>["back"]): Response {
  const page = typeof back === "string" ? back : back(refusal.code);
  const to = userId ? page : `/auth?next=${encodeURIComponent(page.split("?")[0] ?? page)}`;
  const answer = seeOther(`${env.APP_URL}${localePath(to, locale)}`);
  if (page.includes("?")) return answer;
  const sentence = encodeURIComponent(sentenceOf(locale, refusal));
  answer.headers.append("set-cookie", `refusal=${sentence}; Path=/; Max-Age=60; SameSite=Lax`);
  return answer;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, ...noStore } });
