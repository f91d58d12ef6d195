import { useFormatter, useTranslations } from "next-intl";
import { OfferName } from "@/components/jobs/offer-name";
import { Badge } from "@/components/ui/badge";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import { applicationLooks } from "./looks";
import { ReceivedAnswer } from "./received-answer";
import { SentApplication } from "./sent-application";
import { Withdraw } from "./withdraw";

/** Hidden for users who never applied. */
export function OwnApplications({ applications }: { applications: OwnApplication[] }) {
  const t = useTranslations("jobs.application");
  if (applications.length === 0) return null;
  return (
    <section className="block" id="applications" aria-labelledby="applications-title">
      <header>
        <h2 id="applications-title">{t("own")}</h2>
      </header>
      <ul className="list">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}

function ApplicationRow({ application }: { application: OwnApplication }) {
  const { id, state, createdAt, answeredAt, job } = application;
  const t = useTranslations("jobs.application");
  const format = useFormatter();
  return (
    <li className="grid-cols-[minmax(0,1fr)]!">
      <div>
        <OfferName id={job.id} title={job.title} open={job.status === "active"} />
        <small>
          {job.organization && (
            <>
              <bdi>{job.organization}</bdi> ·{" "}
            </>
          )}
          {t("sentOn", { date: format.dateTime(createdAt, "short") })}
          {answeredAt && ` · ${t("answeredOn", { date: format.dateTime(answeredAt, "short") })}`}
          {job.status !== "active" && ` · ${t("offerClosed")}`}
        </small>
        <ReceivedAnswer application={application} />
        <SentApplication application={application} />
      </div>
      <span className="flex flex-wrap items-center gap-3">
        <Badge look={applicationLooks[state]}>{t(`states.${state}`)}</Badge>
        {state !== "withdrawn" && <Withdraw applicationId={id} title={job.title} />}
      </span>
    </li>
  );
}
