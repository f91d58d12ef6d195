import "server-only";
import { randomUUID } from "node:crypto";
import type { Route } from "next";
import { refresh, updateTag } from "next/cache";
import { cookies, headers } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { collectTags } from "@/lib/platform/cache/cache-invalidation";
import { withActTimeout } from "@/lib/platform/command/act-timeout";
import type { Actor } from "@/lib/platform/command/actor";
import type { Command } from "@/lib/platform/command/command";
import { guardianField, nextField, typed, values } from "@/lib/platform/command/form";
import { type FieldErrors, Refusal, type RefusalCode, refuse } from "@/lib/platform/command/refusal";
import { log } from "@/lib/platform/http/log";
import { returnHeader, returnPath } from "@/lib/platform/http/return-path";
import { numberToQuote, type RefusalMessages, refusalMessages } from "@/lib/platform/i18n/refusal-messages";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { actionHeader } from "@/lib/server/next-private";
import { afterCommit } from "./after-commit";
import { currentActor, endSession, guardianActor, keepSession, rememberBrowser, startSession } from "./session";
import { type ToastKey, toastCookie, toastText } from "./toast-cookie";

export type Result<T = unknown> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: RefusalCode;
      words: RefusalMessages;
      fields?: FieldErrors;
      values?: Record<string, string | string[]>;
      /** The number to quote to the support, after an unexpected error. */
      reference?: string;
    };
export type Action<T = unknown> = (previous: Result<T> | null, form: FormData) => Promise<Result<T>>;

type ActionOptions<Out> = {
  /** The target on success, as a path without language; `guardianPath` is the page of the guardian who acts. */
  to?: string | ((data: Out, guardianPath: string | null) => string);
  toast?: ToastKey;
  signsIn?: (data: Out) => string;
  /** Remembers this browser as one used by the account with this e-mail address. */
  remembersAs?: (data: Out) => string;
  signsOut?: true;
  /** Returns to the page that required signing in, if there was one, and otherwise goes to `to`. */
  returnToOrigin?: true | ((data: Out, going: string | null) => boolean);
  /** Passes the page to return to on to the next page of signing up. */
  keepReturnTo?: true;
  /** Passes the page to return to on to the command, as `next`. */
  passReturnTo?: true;
  otherwise?: RefusalCode;
};

/** Turns a command into a server action: refusals become values, and the typed values come back with them. */
export function action<Out>(run: Command<Out>, options: ActionOptions<Out> = {}): Action<Out> {
  return async (_previous, submitted) => {
    // A hand-written request may send anything instead of a form.
    const form = submitted instanceof FormData ? submitted : new FormData();
    const locale = localeOf(form);
    let guardianPath: string | null = null;
    let data: Out;
    let expiredTags: Iterable<string>;
    if (await withoutScripts()) refresh();
    try {
      [data, expiredTags] = await withActTimeout(async () => {
        await keepSession();
        const returnTo = returnPath((await headers()).get(returnHeader));
        const input = { ...values(form), ...(options.passReturnTo && { next: returnTo }) };
        const person = { ...(await currentActor()), locale };
        const guardian = await guardianIn(form, person);
        guardianPath = guardian && `/guardian/${form.get(guardianField)}`;
        const outcome = await collectTags(() => afterCommit(() => run(guardian ?? person, input)));
        if (options.signsIn) await startSession(options.signsIn(outcome[0]));
        if (options.remembersAs) await rememberBrowser(options.remembersAs(outcome[0]));
        if (options.signsOut) await endSession();
        return outcome;
      });
    } catch (error) {
      unstable_rethrow(error);
      const requestId = (await headers()).get("x-request-id");
      return failure(error, form, { locale, requestId, otherwise: options.otherwise });
    }
    for (const tag of expiredTags) updateTag(tag);
    if (options.toast) (await cookies()).set(toastCookie.name, toastText(locale, options.toast), toastCookie.options);
    const to = typeof options.to === "function" ? options.to(data, guardianPath) : options.to;
    const origin = options.returnToOrigin || options.keepReturnTo ? await getOrigin(form) : null;
    const returnsToOrigin = options.returnToOrigin === true || options.returnToOrigin?.(data, origin);
    const nextPage = returnsToOrigin
      ? origin
      : origin && options.keepReturnTo && to && `${to}?next=${encodeURIComponent(origin)}`;
    const redirectTo = nextPage || to;
    if (redirectTo) {
      // The browser may have prefetched that page before the action.
      refresh();
      redirect(localePath(redirectTo, locale) as Route);
    }
    return { ok: true, data };
  };
}

/** The page to return to: from the address of the sign-in page, on later pages from a form field. */
async function getOrigin(form: FormData): Promise<string | null> {
  const field = form.get(nextField);
  return returnPath((await headers()).get(returnHeader) || (typeof field === "string" ? field : null));
}

/** A form with the key of a guardian's page acts for the child only. */
async function guardianIn(form: FormData, person: Actor): Promise<Actor | null> {
  const key = form.get(guardianField);
  if (typeof key !== "string") return null;
  return (await guardianActor(key, person)) ?? refuse("guardian_link_invalid");
}

type FailureContext = { locale: Locale; requestId: string | null; otherwise: RefusalCode | undefined };

function failure(error: unknown, form: FormData, { locale, requestId, otherwise }: FailureContext): Result<never> {
  if (error instanceof Refusal) return refused(error, form, locale);
  const number = requestId ?? randomUUID();
  log.error({ err: error, reference: number }, "act failed");
  return { ...refused(new Refusal(otherwise ?? "unexpected"), form, locale), reference: numberToQuote(locale, number) };
}

function refused(refusal: Refusal, form: FormData, locale: Locale) {
  const { code, fields } = refusal;
  return { ok: false as const, code, fields, words: refusalMessages(locale, refusal), values: typed(form) };
}

/** Without scripts the answer is the whole page, and Next 16 lets it read new cookies only when the action calls `refresh`. */
async function withoutScripts() {
  return !(await headers()).has(actionHeader);
}

function localeOf(form: FormData): Locale {
  const formLocale = form.get("_locale");
  return typeof formLocale === "string" && isLocale(formLocale) ? formLocale : "en";
}
