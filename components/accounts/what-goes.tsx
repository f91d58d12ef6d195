import { useTranslations } from "next-intl";
import { daysToReturn } from "@/lib/accounts/schema";

/** Consequences of deleting an account, in the order in which they happen. */
const parts = {
  atOnce: ["signedOut", "profile", "requests", "events"],
  later: ["erased", "back"],
  stays: ["payments", "consents", "log"],
} as const;

export function WhatGoes() {
  const t = useTranslations("accounts.leave");
  return (
    <div className="grid gap-x-12 gap-y-8 border-y border-line py-8 md:grid-cols-3">
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <section key={part} className="grid content-start gap-4" aria-labelledby={`leave-${part}`}>
          <h2 id={`leave-${part}`} className="heading-xl">
            {t(`${part}.title`, { days: daysToReturn })}
          </h2>
          <ul className="grid gap-3 text-sm text-ink-2">
            {parts[part].map((line) => (
              <li key={line}>{t(`${part}.${line}` as "atOnce.events")}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
