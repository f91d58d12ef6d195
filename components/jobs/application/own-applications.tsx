import { useFormatter, useTranslations } from "next-intl";
import { OfferName } from "@/components/jobs/offer-name";
import { Badge } from "@/components/ui/badge";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import { applicationLooks } from "./looks";
import { Withdraw } from "./withdraw";

/** What one has applied for, with what was answered; nothing for who never did. */
export function OwnApplications({ applications }: { applications: OwnApplication[] }) {
  const t = useTranslations("jobs.application");
  const format = useFormatter();
  if (applications.length === 0) return null;
  return (
    <section className="block" id="applications" aria-labelledby="applications-title">
      <header>
        <h2 id="applications-title">{t("own")}</h2>
      </header>
      <ul className="list">
        {applications.map(({ id, state, createdAt, answeredAt, job }) => (
          <li key={id} className="max-sm:grid-cols-[minmax(0,1fr)]!">
            <span>
              <OfferName id={job.id} title={job.title} open={job.status === "active"} />
              <small>
                {t("sentOn", { date: format.dateTime(createdAt, "short") })}
                {answeredAt && ` · ${t("answeredOn", { date: format.dateTime(answeredAt, "short") })}`}
                {job.status !== "active" && ` · ${t("offerClosed")}`}
              </small>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <Badge look={applicationLooks[state]}>{t(`states.${state}`)}</Badge>
              {state !== "withdrawn" && <Withdraw applicationId={id} title={job.title} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
