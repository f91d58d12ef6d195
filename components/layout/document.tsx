import { getMessages, getTranslations } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { type BrowserRefusal, browserRefusals } from "@/components/form/browser-refusal";
import { BrowserRefusalsProvider } from "@/components/form/browser-refusals";
import { Chat } from "@/components/support/chat";
import { Announcer } from "@/components/ui/announcer";
import { Toaster } from "@/components/ui/toaster";
import { LocaleProvider } from "@/lib/platform/i18n/locale-context";
import { direction, type Locale } from "@/lib/platform/i18n/routing";
import { firstPaint } from "@/lib/server/first-paint";
import { preloadFonts } from "./fonts";
import { lastWordsId } from "./last-words";
import { Ready } from "./ready";

export type RootLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };
export type ShownRole =
  | "player"
  | "recruiter"
  | "user"
  | "guardian"
  | "job_seeker"
  | "esport_player"
  | "admin"
  | "moderator";

/** The html element of every root layout; without `role` a script sets the role from the role cookie. */
export async function Document({
  locale,
  role,
  script = <script>{firstPaint}</script>,
  children,
}: {
  locale: Locale;
  role?: ShownRole | null;
  /** Runs before the first paint. */
  script?: ReactNode;
  children: ReactNode;
}) {
  preloadFonts(locale);
  const t = await getTranslations("ui");
  const { errors } = await getMessages();
  const refusals = Object.fromEntries(browserRefusals.map((code) => [code, errors[code]]));
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      data-who={role ?? undefined}
      className="tall:has-data-bench:data-who:[--bench:2.875rem] max-md:tall:has-data-bench:data-who:[--foot:3.75rem]"
      suppressHydrationWarning
    >
      <body className="pb-[var(--foot,0px)]">
        {script}
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
        <LocaleProvider locale={locale}>
          <BrowserRefusalsProvider words={refusals as Record<BrowserRefusal, string>}>
            {children}
            <Chat label={(await getTranslations("support"))("open")} />
          </BrowserRefusalsProvider>
          <script type="application/json" id={lastWordsId}>
            {JSON.stringify({ failed: t("failed"), failedForNow: t("failedForNow"), retry: t("retry") })}
          </script>
          <Announcer />
          <Ready />
          <Suspense>
            <Toaster label={t("notifications")} close={t("close")} dir={direction(locale)} />
          </Suspense>
        </LocaleProvider>
      </body>
    </html>
  );
}
