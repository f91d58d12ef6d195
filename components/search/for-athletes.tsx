import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";

/** Players get a link to their own profile instead of the sign-up. */
export function ForAthletes({ playerId, children }: { playerId: string | null; children: ReactNode }) {
  const t = useTranslations("search.athletes");
  const common = useTranslations("common");
  const esport = useTranslations("esport");
  return (
    <section className="for-athletes" aria-labelledby="athletes">
      <div>
        <h1 id="athletes">{t("title")}</h1>
        <p className="lead max-md:text-md">{t("lead")}</p>
        <div className="flex flex-wrap items-center gap-3">
          {playerId ? (
            <>
              <LinkButton variant="go" href="/player-signup">
                {common("editProfile")}
              </LinkButton>
              <LinkButton href={`/players/${playerId}`}>{t("own")}</LinkButton>
            </>
          ) : (
            <LinkButton variant="go" className="members:hidden" href="/player-signup">
              {common("createProfile")}
            </LinkButton>
          )}
          <MoreLink href="/esport">{esport("title")}</MoreLink>
        </div>
      </div>
      {children}
    </section>
  );
}

export function AthletesSteps() {
  const t = useTranslations("search.athletes");
  return (
    <ol className="grid gap-x-gap border-t border-line-2 md:grid-cols-3">
      {(["card", "request", "answer"] as const).map((step) => (
        <li key={step} className="border-b border-line py-3">
          <b>{t(`${step}.title`)}</b>
          <p className="text-sm text-ink-2">{t(`${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
