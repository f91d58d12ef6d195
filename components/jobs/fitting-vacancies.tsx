import { useFormatter, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import { LinkButton } from "@/components/ui/link-button";
import type { FittingVacancies as Fitting } from "@/lib/jobs/queries/fitting-vacancies";
import { boardDays } from "@/lib/jobs/schema/job";
import { daysFrom } from "@/lib/platform/clock";
import { Link } from "@/lib/platform/i18n/navigation";
import { Place } from "./place";

/** Open vacancies that the reader may apply for; hidden if there are none. */
export function FittingVacancies({ fit: isFit, vacancies }: Fitting) {
  const t = useTranslations("jobs.seeker");
  if (vacancies.length === 0) return null;
  return (
    <Block name="vacancies" title={t(isFit ? "fitting" : "newest")}>
      <ul className="list">
        {vacancies.map((vacancy) => (
          <VacancyRow key={vacancy.id} vacancy={vacancy} />
        ))}
      </ul>
    </Block>
  );
}

function VacancyRow({ vacancy }: { vacancy: Fitting["vacancies"][number] }) {
  const { id, title, organization, pay, createdAt } = vacancy;
  const t = useTranslations("jobs");
  const format = useFormatter();
  return (
    <li className="gap-y-2! max-sm:grid-cols-[minmax(0,1fr)]!">
      <span className="grid gap-0.5">
        <Link href={`/sport-jobs/${id}`}>
          <b>
            <bdi>{title}</bdi>
          </b>
        </Link>
        <small>
          {organization && (
            <>
              <bdi>{organization}</bdi> ·{" "}
            </>
          )}
          <Place job={vacancy} />
          {pay && (
            <>
              {" · "}
              <bdi>{pay}</bdi>
            </>
          )}
        </small>
        <small>
          {t("card.dates", {
            posted: format.dateTime(createdAt, "short"),
            until: format.dateTime(daysFrom(createdAt, boardDays), "short"),
          })}
        </small>
      </span>
      <LinkButton
        small
        className="justify-self-start"
        href={`/sport-jobs/${id}/apply`}
        aria-label={t("card.applyWhich", { title })}
      >
        {t("application.apply")}
      </LinkButton>
    </li>
  );
}
