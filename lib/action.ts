import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { redirect, unstable_rethrow } from "next/navigation";
import { after } from "next/server";
import { typed, values } from "@/lib/core/form";
import { isLocale, type Locale, localePath } from "@/lib/core/i18n/routing";
import { deliverMail } from "@/lib/core/mail";
import { settle } from "@/lib/reactions";
import type { Command } from "./core/command";
import { log } from "./core/log";
import { type FieldErrors, Refusal, type RefusalCode } from "./core/refusal";
import { currentActor } from "./session";

export type Result<T = unknown> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: RefusalCode;
      fields?: FieldErrors;
      values?: Record<string, string | string[]>;
      reference?: string;
    };
export type Action<T = unknown> = (previous: Result<T> | null, form: FormData) => Promise<Result<T>>;

type Then<Out> = {
  /** Where the person goes on success, as a path without language. */
  to?: string | ((data: Out) => string);
  /** A key of the namespace `toasts`, shown on the page they land on. */
  toast?: string;
};

/** The only door from a browser to a command: thrown inside, a value outside; what was typed comes back with an error. */
export function action<Out>(run: Command<Out>, then: Then<Out> = {}): Action<Out> {
  return async (_previous, form) => {
    const locale = localeOf(form);
    let data: Out;
    try {
      data = await run({ ...(await currentActor()), locale }, values(form));
    } catch (error) {
      unstable_rethrow(error);
      return failure(error, form);
    } finally {
      after(async () => {
        await settle();
        await deliverMail();
      });
    }
    if (then.toast) (await cookies()).set("toast", then.toast, { path: "/", maxAge: 60, sameSite: "lax" });
    if (then.to) redirect(localePath(typeof then.to === "string" ? then.to : then.to(data), locale));
    return { ok: true, data };
  };
}

function failure(error: unknown, form: FormData): Result<never> {
  if (error instanceof Refusal) return { ok: false, code: error.code, fields: error.fields, values: typed(form) };
  const reference = randomUUID().slice(0, 8);
  log.error({ err: error, reference }, "act failed");
  return { ok: false, code: "unexpected", values: typed(form), reference };
}

/** Every form of ours names the language it is shown in. */
function localeOf(form: FormData): Locale {
  const named = form.get("_locale");
  return typeof named === "string" && isLocale(named) ? named : "en";
}
