import "server-only";
import { afterCommit } from "./after-commit";
import { withActTimeout } from "./platform/command/act-timeout";
import type { Actor } from "./platform/command/actor";
import type { Command } from "./platform/command/command";
import { countTry, type ReadLimit, type Unlimited, unlimited } from "./platform/command/limit";
import { Refusal, type RefusalCode } from "./platform/command/refusal";
import { env } from "./platform/env";
import { privateHeaders } from "./platform/http/file-answer";
import { log } from "./platform/http/log";
import { bodyOf, isForeign, isForm, localeIn, readerLocale } from "./platform/http/request";
import { refusalMessage } from "./platform/i18n/refusal-messages";
import { type Locale, localePath } from "./platform/i18n/routing";
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
    let isVisitor = false;
    try {
      const data = await withActTimeout(async () => {
        await keepSession();
        const actor = { ...(await currentActor()), locale };
        isVisitor = !actor.userId;
        const input = { ...body, ...(await params) };
        return afterCommit(() => run(actor, input));
      });
      return page ? seeOther(leads.to(data)) : Response.json(data, { headers: noStore });
    } catch (error) {
      const refusal = refusalOf(error);
      return page ? comeBack(refusal, { isVisitor, locale }, leads.back) : refused(refusal, locale);
    }
  };
}

type Answer<Context> = (actor: Actor, request: Request, context: Context) => Promise<Response>;

/** The door of an address that is only read: who asks too often is told with 429 when to come back. */
export function getEndpoint<Context>(limit: ReadLimit | Unlimited, answer: Answer<Context>) {
  return async (request: Request, context: Context): Promise<Response> => {
    const { actor, toSet } = await renewedActor(request.headers);
    try {
      await countTry(actor, limit);
      return bringing(toSet, await answer(actor, request, context));
    } catch (error) {
      if (!(error instanceof Refusal) || !error.retryAfter) throw error;
      const locale = readerLocale(request);
      const page = pageLeft(request);
      return bringing(toSet, page ? said(seeOther(page), error, locale) : refused(error, locale));
    }
  };
}

/** The page of ours whose link a browser followed here, where it follows one. */
function pageLeft({ headers }: Request): string | null {
  const from = headers.get("sec-fetch-mode") === "navigate" && URL.parse(headers.get("referer") ?? "");
  return from && from.origin === new URL(env.APP_URL).origin ? from.href : null;
}

/** The same for what exists only for whoever may have it, and is counted by its command: a refusal is told like what is not there. */
export const getOr404 = <Context>(answer: Answer<Context>) =>
  getEndpoint<Context>(unlimited("counted by the command"), async (...asked) => {
    try {
      return await answer(...asked);
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfter) throw error;
      return new Response("Not found", { status: 404, headers: privateHeaders });
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
  const [first] = error.code === "invalid" ? Object.values(error.fields ?? {}) : [];
  return first ? new Refusal(first[0] as RefusalCode) : error;
}

function refused(refusal: Refusal, locale: Locale): Response {
  const { code, retryAfter } = refusal;
  const later: Record<string, string> = retryAfter ? { "retry-after": String(retryAfter) } : {};
  const said = { error: code, message: refusalMessage(locale, refusal) };
  return Response.json(said, { status: statuses[code] ?? 422, headers: { ...noStore, ...later } });
}

type Sender = { isVisitor: boolean; locale: Locale };

/** The refusal travels as a toast; who must sign in first goes there and comes back. */
function comeBack(refusal: Refusal, { isVisitor, locale }: Sender, back: Leads<object>["back"]): Response {
  const page = typeof back === "string" ? back : back(refusal.code);
  const to = !isVisitor ? page : `/auth?next=${encodeURIComponent(page.split("?")[0] ?? page)}`;
  const answer = seeOther(`${env.APP_URL}${localePath(to, locale)}`);
  return page.includes("?") ? answer : said(answer, refusal, locale);
}

/** With the toast that says why. */
function said(answer: Response, refusal: Refusal, locale: Locale): Response {
  const sentence = encodeURIComponent(refusalMessage(locale, refusal));
  answer.headers.append("set-cookie", `refusal=${sentence}; Path=/; Max-Age=60; SameSite=Lax`);
  return answer;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, ...noStore } });
