import "server-only";
import { randomUUID } from "node:crypto";
import type { Route } from "next";
import { refresh, updateTag } from "next/cache";
import { cookies, headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { typed, values } from "@/lib/platform/command/form";
import { numberToQuote, type RefusalMessages, refusalMessages } from "@/lib/platform/i18n/refusal-messages";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { afterCommit } from "./after-commit";
import { collectTags } from "./platform/cache/cache-invalidation";
import { withActTimeout } from "./platform/command/act-timeout";
import type { Actor } from "./platform/command/actor";
import type { Command } from "./platform/command/command";
import { guardianField, nextField } from "./platform/command/form";
import { type FieldErrors, Refusal, type RefusalCode, refuse } from "./platform/command/refusal";
import { log } from "./platform/http/log";
import { returnHeader, returnPath } from "./platform/http/return-path";
import { currentActor, endSession, guardianActor, keepSession, rememberBrowser, startSession } from "./session";

export type Result<T = unknown> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: RefusalCode;
      /** The sentence of every code here, in the reader's language. */
      words: RefusalMessages;
      fields?: FieldErrors;
      values?: Record<string, string | string[]>;
      /** Of a failure of ours, in words: the number to quote. */
      reference?: string;
    };
export type Action<T = unknown> = (previous: Result<T> | null, form: FormData) => Promise<Result<T>>;

type Then<Out> = {
  /** Where the person goes on success, as a path without language; `desk` is the page of the guardian who acts. */
  to?: string | ((data: Out, desk: string | null) => string);
  /** A key of the namespace `toasts`, shown on the page they land on. */
  toast?: string;
  /** Signs in the person with this user id, in this browser. */
  signsIn?: (data: Out) => string;
  /** Remembers this browser as one of this account's, by its address. */
  remembersAs?: (data: Out) => string;
  /** Signs this browser out. */
  signsOut?: true;
  /** Goes back to where the person was going when they were asked who they are, if they were; else to `to`. */
  returnToOrigin?: true | ((data: Out, going: string | null) => boolean);
  /** Passes on where the person was going to the next page of signing up. */
  keepReturnTo?: true;
  /** Tells the command, as `next`, where the person was sent to sign in from. */
  passReturnTo?: true;
  /** What is said when the act failed for a reason of ours; without it "unexpected". */
  otherwise?: RefusalCode;
};

/** The only door from a browser to a command: thrown inside, a value outside; what was typed comes back with an error. */
export function action<Out>(run: Command<Out>, then: Then<Out> = {}): Action<Out> {
  return async (_previous, given) => {
    // Who writes the request by hand may send anything in a form's place.
    const form = given instanceof FormData ? given : new FormData();
    const locale = localeOf(form);
    let desk: string | null = null;
    let data: Out;
    let expiredTags: Iterable<string>;
    if (await withoutScripts()) refresh();
    try {
      [data, expiredTags] = await withActTimeout(async () => {
        await keepSession();
        const returnTo = returnPath((await headers()).get(returnHeader));
        const input = { ...values(form), ...(then.passReturnTo && { next: returnTo }) };
        const person = { ...(await currentActor()), locale };
        const guardian = await guardianIn(form, person);
        desk = guardian && `/guardian/${form.get(guardianField)}`;
        const done = await collectTags(() => afterCommit(() => run(guardian ?? person, input)));
        if (then.signsIn) await startSession(then.signsIn(done[0]));
        if (then.remembersAs) await rememberBrowser(then.remembersAs(done[0]));
        if (then.signsOut) await endSession();
        return done;
      });
    } catch (error) {
      unstable_rethrow(error);
      const requestId = (await headers()).get("x-request-id");
      return failure(error, form, { locale, requestId, otherwise: then.otherwise });
    }
    for (const tag of expiredTags) updateTag(tag);
    if (then.toast) (await cookies()).set("toast", then.toast, { path: "/", maxAge: 60, sameSite: "lax" });
    const to = typeof then.to === "function" ? then.to(data, desk) : then.to;
    const going = then.returnToOrigin || then.keepReturnTo ? await goingTo(form) : null;
    const back = then.returnToOrigin === true || then.returnToOrigin?.(data, going);
    const on = back ? going : going && then.keepReturnTo && to && `${to}?next=${encodeURIComponent(going)}`;
    const redirectTo = on || to;
    if (redirectTo) {
      // The browser may have fetched that page ahead, from before the act.
      refresh();
      redirect(localePath(redirectTo, locale) as Route);
    }
    return { ok: true, data };
  };
}

/** Where the person was going: the sign-in page's address says it, on later pages a field of the form. */
async function goingTo(form: FormData): Promise<string | null> {
  const field = form.get(nextField);
  return returnPath((await headers()).get(returnHeader) || (typeof field === "string" ? field : null));
}

/** A form of a guardian's page bears the page's key; it then acts for the child and as nobody else. */
async function guardianIn(form: FormData, person: Actor): Promise<Actor | null> {
  const key = form.get(guardianField);
  if (typeof key !== "string") return null;
  return (await guardianActor(key, person)) ?? refuse("guardian_link_invalid");
}

type Circumstances = { locale: Locale; requestId: string | null; otherwise: RefusalCode | undefined };

function failure(error: unknown, form: FormData, { locale, requestId, otherwise }: Circumstances): Result<never> {
  if (error instanceof Refusal) return refused(error, form, locale);
  const number = requestId ?? randomUUID();
  log.error({ err: error, reference: number }, "act failed");
  return { ...refused(new Refusal(otherwise ?? "unexpected"), form, locale), reference: numberToQuote(locale, number) };
}

function refused(refusal: Refusal, form: FormData, locale: Locale) {
  const { code, fields } = refusal;
  return { ok: false as const, code, fields, words: refusalMessages(locale, refusal), values: typed(form) };
}

/** Then the answer is the whole page, and Next 16 only lets it read cookies again when the act asks for it to be made anew. */
async function withoutScripts() {
  return !(await headers()).has("next-action");
}

/** Every form of ours names the language it is shown in. */
function localeOf(form: FormData): Locale {
  const named = form.get("_locale");
  return typeof named === "string" && isLocale(named) ? named : "en";
}
