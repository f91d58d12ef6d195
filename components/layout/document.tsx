import { getMessages, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { Announcer } from "@/components/ui/announcer";
import { Toaster } from "@/components/ui/toaster";
import { LocaleProvider } from "@/lib/core/i18n/locale-context";
import { direction, type Locale } from "@/lib/core/i18n/routing";
import { firstPaint } from "@/lib/front/first-paint";
import { preloadFonts } from "./fonts";
import { Ready } from "./ready";

export type RootLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };
export type Who = "player" | "recruiter" | "user" | "admin";

/** Refusals said as a toast: those of plain forms that lead to another page, and of forms that have no place for words. */
const toastedRefusals = [
  "sign_in_to_subscribe",
  "recruiter_profile_required",
  "plan_already_active",
  "no_plan",
  "unknown_plan",
  "checkout_failed",
  "unexpected",
  "no_answer",
  "page_outdated",
] as const;

/** The html element every root layout returns. `who` is given where the server knows the visitor; else the hint cookie tells. */
export async function Document({ locale, who, children }: { locale: Locale; who?: Who | null; children: ReactNode }) {
  preloadFonts(locale);
  const t = await getTranslations("ui");
  const { toasts, errors } = await getMessages();
  const words = { ...toasts, ...Object.fromEntries(toastedRefusals.map((code) => [code, errors[code]])) };
  return (
    <html lang={locale} dir={direction(locale)} data-who={who ?? undefined} suppressHydrationWarning>
      <body>
        <script>{firstPaint}</script>
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
        <LocaleProvider locale={locale}>
          {children}
          <Announcer />
          <Ready />
          <Suspense>
            <Toaster label={t("notifications")} close={t("close")} dir={direction(locale)} words={words} />
          </Suspense>
        </LocaleProvider>
      </body>
    </html>
  );
}
