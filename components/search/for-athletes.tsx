import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** Players get a link to their own profile instead of the sign-up. */
export function ForAthletes({ playerId }: { playerId: string | null }) {
  const t = useTranslations("search.athletes");
  const common = useTranslations("common");
  return (
    <section className="for-athletes" aria-labelledby="athletes">
      <div>
        <h1 id="athletes">{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
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
        </div>
      </div>
      <ol className="steps">
        {(["card", "request", "answer"] as const).map((step) => (
          <li key={step}>
            <b>{t(`${step}.title`)}</b>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
