import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { GuardianState } from "@/components/players/guardian-state";
import { LinkButton } from "@/components/ui/link-button";
import { redirect } from "@/lib/core/i18n/navigation";
import { ownProfile } from "@/lib/players/queries/own-profile";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players.joined");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** What happens after a minor's sign-up: who was written to, and until when the profile is hidden. */
export default async function JoinedPage() {
  const own = await ownProfile(await memberActor("/player-signup/next"));
  if (!own?.guardian) return redirect({ href: "/player-signup", locale: await getLocale() });
  const t = await getTranslations("players.joined");
  const names = { guardian: own.guardian.fullName, email: own.guardian.email, handle: own.handle };
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m leading-none">{t("heading", names)}</h1>
        <p className="max-w-160 text-ink-2">{t("lead", names)}</p>
      </header>
      <div className="grid max-w-160 gap-6">
        <GuardianState guardian={own.guardian} />
        <ol className="grid border-b border-line">
          {(["mail", "hidden", "shown"] as const).map((step) => (
            <li key={step} className="grid gap-1 border-t border-line py-4">
              <b className="font-semibold">{t(`${step}.title`, names)}</b>
              <p className="text-sm text-ink-2">{t(`${step}.text`, names)}</p>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-3">
          <LinkButton href="/player-signup">{t("correct")}</LinkButton>
          <LinkButton variant="bare" href="/dashboard">
            {t("dashboard")}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
