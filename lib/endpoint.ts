import "server-only";
import { after } from "next/server";
import { deliverMail } from "@/lib/core/mail";
import { settle } from "@/lib/reactions";
import type { Actor } from "./core/actor";
import type { Command } from "./core/command";
import { env } from "./core/env";
import { type Locale, localePath } from "./core/i18n/routing";
import { translator } from "./core/i18n/translator";
import { log } from "./core/log";
import { Refusal, type RefusalCode } from "./core/refusal";
import { bodyOf, isForeign, isForm, localeIn } from "./core/request";
import { currentActor, keepSession } from "./session";

type Leads<Out> = {
  /** Where a form's sender goes on success: an address of ours or of a hosted page. */
  to: (data: Out) => string;
  /** The page, without language, a form's sender comes back to after a refusal. */
  back: string;
};

/** The door of an address that takes both a plain form (answered by a redirect) and JSON (answered by JSON) and runs one command. */
export function endpoint<Out extends object>(run: Command<Out>, leads: Leads<Out>) {
  return async (request: Request): Promise<Response> => {
    if (isForeign(request, env.APP_URL)) return Response.json({ error: "foreign_origin" }, { status: 403 });
    const page = isForm(request);
    const body = await bodyOf(request);
    const locale = localeIn(body._locale);
    await keepSession();
    const actor = { ...(await currentActor()), locale };
    try {
      const data = await run(actor, body);
      return page ? seeOther(leads.to(data)) : Response.json(data, { headers: noStore });
    } catch (error) {
      const code = codeOf(error);
      return page
        ? comeBack(code, actor, locale, leads.back)
        : Response.json(spoken(code, locale), { status: statusOf(code), headers: noStore });
    } finally {
      after(async () => {
        await settle();
        await deliverMail();
      });
    }
  };
}

const noStore = { "cache-control": "no-store" };
const statuses: { [code in RefusalCode]?: number } = {
  sign_in_to_subscribe: 401,
  not_found: 404,
  checkout_failed: 502,
  unexpected: 500,
};
const statusOf = (code: RefusalCode) => statuses[code] ?? 422;

function codeOf(error: unknown): RefusalCode {
  if (error instanceof Refusal)
    return error.code === "invalid" ? (Object.values(error.fields ?? {})[0]?.[0] as RefusalCode) : error.code;
  log.error({ err: error }, "endpoint failed");
  return "unexpected";
}

const spoken = (code: RefusalCode, locale: Locale) => ({ error: code, message: translator(locale, "errors")(code) });

/** The refusal travels as a toast; who must sign in first goes there and comes back. */
function comeBack(code: RefusalCode, actor: Actor, locale: Locale, back: string): Response {
  const to = actor.userId ? back : `/auth?next=${encodeURIComponent(back)}`;
  const answer = seeOther(`${env.APP_URL}${localePath(to, locale)}`);
  answer.headers.append("set-cookie", `toast=${code}; Path=/; Max-Age=60; SameSite=Lax`);
  return answer;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, ...noStore } });
