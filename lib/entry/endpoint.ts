import "server-only";
import { withActTimeout } from "@/lib/platform/command/act-timeout";
import type { Actor } from "@/lib/platform/command/actor";
import type { Command } from "@/lib/platform/command/command";
import { countTry, type ReadLimit, type Unlimited, unlimited } from "@/lib/platform/command/limit";
import { Refusal, type RefusalCode } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { log } from "@/lib/platform/http/log";
import { bodyOf, isForeign, isForm, localeIn, readerLocale } from "@/lib/platform/http/request";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { afterCommit } from "./after-commit";
import { currentActor, keepSession, renewedActor } from "./session";

type Targets<Out> = {
  to: (data: Out) => string;
  /** The page, without language, to return to after a refusal; one with a query shows the reason itself, without the toast. */
  back: string | ((code: RefusalCode) => string);
};

type RouteContext = { params: Promise<Record<string, string>> };

/** Runs one command from a plain form (answered by a redirect) or JSON (answered by JSON); the route parameters are part of its input. */
export function endpoint<Out extends object>(run: Command<Out>, targets: Targets<Out>) {
  return async (request: Request, { params }: RouteContext): Promise<Response> => {
    if (isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
    const sentByForm = isForm(request);
    const body = await bodyOf(request);
    const locale = localeIn(body._locale);
    let isVisitor = false;
    try {
      const data = await withActTimeout(async () => {
        await keepSession();
        const actor = { ...(await currentActor()), locale };
        isVisitor = !actor.userId;
        const input = { ...body, ...(await params) };
        return afterCommit(() => run(actor, input));
      });
      return sentByForm ? seeOther(targets.to(data)) : Response.json(data, { headers: noStore });
    } catch (error) {
      const refusal = refusalOf(error);
      return sentByForm ? redirectBack(refusal, { isVisitor, locale }, targets.back) : refused(refusal, locale);
    }
  };
}

type Handler<Context> = (actor: Actor, request: Request, context: Context) => Promise<Response>;

/** A read-only endpoint with a rate limit; past the limit it answers 429 with the time of the next attempt. */
export function getEndpoint<Context>(limit: ReadLimit | Unlimited, handler: Handler<Context>) {
  return async (request: Request, context: Context): Promise<Response> => {
    const { actor, toSet } = await renewedActor(request.headers);
    try {
      await countTry(actor, limit);
      return withCookies(toSet, await handler(actor, request, context));
    } catch (error) {
      if (!(error instanceof Refusal) || !error.retryAfter) throw error;
      const locale = readerLocale(request);
      const sourcePage = sourcePageOf(request);
      return withCookies(toSet, sourcePage ? withRefusal(seeOther(sourcePage), error, locale) : refused(error, locale));
    }
  };
}

function sourcePageOf({ headers }: Request): string | null {
  const referrer = headers.get("sec-fetch-mode") === "navigate" && URL.parse(headers.get("referer") ?? "");
  return referrer && referrer.origin === new URL(env.APP_URL).origin ? referrer.href : null;
}

/** Like `getEndpoint`, but a refusal looks like a missing page; the command counts the rate limit. */
export const getOr404 = <Context>(handler: Handler<Context>) =>
  getEndpoint<Context>(unlimited("counted by the command"), async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter) throw error;
      return new Response("Not found", { status: 404, headers: privateHeaders });
    }
  });

/** A response that sets somebody's cookies must not be cached. */
function withCookies(cookies: string[], response: Response): Response {
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
  files_busy: 503,
  try_later: 503,
  no_answer: 503,
  unexpected: 500,
};

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Refusal)) {
    log.error({ err: error }, "endpoint failed");
    return new Refusal("unexpected");
  }
  const [firstErrors] = error.code === "invalid" ? Object.values(error.fields ?? {}) : [];
  return firstErrors ? new Refusal(firstErrors[0] as RefusalCode) : error;
}

function refused(refusal: Refusal, locale: Locale): Response {
  const { code, retryAfter } = refusal;
  const retryHeader: Record<string, string> = retryAfter ? { "retry-after": String(retryAfter) } : {};
  const payload = { error: code, message: refusalMessage(locale, refusal) };
  return Response.json(payload, { status: statuses[code] ?? 422, headers: { ...noStore, ...retryHeader } });
}

type Sender = { isVisitor: boolean; locale: Locale };

/** The refusal travels as a toast; visitors are sent to sign in first and then come back. */
function redirectBack(refusal: Refusal, { isVisitor, locale }: Sender, backTo: Targets<object>["back"]): Response {
  const page = typeof backTo === "string" ? backTo : backTo(refusal.code);
  const target = !isVisitor ? page : `/auth?next=${encodeURIComponent(page.split("?")[0] ?? page)}`;
  const answer = seeOther(`${env.APP_URL}${localePath(target, locale)}`);
  return page.includes("?") ? answer : withRefusal(answer, refusal, locale);
}

function withRefusal(response: Response, refusal: Refusal, locale: Locale): Response {
  const sentence = encodeURIComponent(refusalMessage(locale, refusal));
  response.headers.append("set-cookie", `refusal=${sentence}; Path=/; Max-Age=60; SameSite=Lax`);
  return response;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, ...noStore } });
