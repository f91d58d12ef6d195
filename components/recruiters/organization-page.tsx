import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { OrganizationAnswers as Answers } from "@/lib/contacts/queries/public-answers";
import type { PublicEvent } from "@/lib/events/queries/public";
import type { Vacancy } from "@/lib/jobs/queries/public";
import type { ShownNeed } from "@/lib/pipeline/queries/public";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { Link } from "@/lib/platform/i18n/navigation";
import { townName } from "@/lib/platform/i18n/town-names";
import type { PublicOrganization, ShownStaff } from "@/lib/recruiters/queries/public";
import type { CheckedDocument } from "@/lib/trust/queries/public";
import { OrganizationAnswers } from "./organization-answers";
import { OrganizationChecked } from "./organization-checked";
import { OrganizationNeeds } from "./organization-needs";
import { OrganizationEvents, OrganizationVacancies } from "./organization-offers";
import { OrganizationStaff } from "./organization-staff";

type Props = {
  organization: PublicOrganization;
  checked: CheckedDocument[];
  answers: Answers;
  vacancies: Vacancy[];
  events: PublicEvent[];
  needs: ShownNeed[];
  staff: ShownStaff;
};

/** Shows public data only. */
export function OrganizationPage({ organization, checked, answers, vacancies, events, needs, staff }: Props) {
  const t = useTranslations("recruiters");
  const [ground] = organization.sports;
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Head of={organization} />
      {ground && (
        <figure className="self-start max-lg:hidden">
          <Field sport={ground} crop="card" />
        </figure>
      )}
      <div className="grid content-start gap-8">
        <OrganizationNeeds needs={needs} />
        <OrganizationVacancies vacancies={vacancies} />
        <OrganizationEvents events={events} />
      </div>
      <aside className="grid content-start gap-8" aria-label={t("organization.trust")}>
        <OrganizationChecked checked={checked} type={organization.organizationType} />
        <OrganizationAnswers answers={answers} />
        <OrganizationStaff staff={staff} />
        <ReportLink kind="recruiter" id={organization.id} named />
      </aside>
    </article>
  );
}

function Head({ of: organization }: { of: PublicOrganization }) {
  const [t, common] = [useTranslations("recruiters"), useTranslations("common")];
  const names = useTranslations("sports.name");
  const format = useFormatter();
  const locale = useLocale();
  const places = displayNames(locale, "region");
  return (
    <header className="grid content-start justify-items-start gap-3 wrap-anywhere">
      <BackLink href="/recruiters" label={t("page.title")} />
      <h1 className="text-display-s">
        <bdi>{organization.organizationName}</bdi>
      </h1>
      <p>
        {t(`type.${organization.organizationType}`)} · <bdi>{townName(locale, organization)}</bdi>
        {" · "}
        {places.of(organization.country) ?? organization.country}
      </p>
      {organization.verifiedAt && (
        <Badge className="whitespace-normal">
          <Icon name="check" />
          {t("page.verifiedOn", { date: format.dateTime(organization.verifiedAt, "day") })}
        </Badge>
      )}
      {organization.sports.length > 0 && (
        <p className="text-sm text-ink-2">
          {t("organization.looksFor")}{" "}
          {organization.sports.map((sport, index) => (
            <span key={sport}>
              {index > 0 && " · "}
              <Link href={`/sports/${sport}`}>{names(sport)}</Link>
            </span>
          ))}
        </p>
      )}
      {organization.websiteUrl && (
        <a
          className="inline-flex min-h-target items-center gap-2"
          href={organization.websiteUrl}
          rel="nofollow noreferrer"
        >
          <Icon name="out" />
          <span className="vh">{common("label", { label: t("form.website") })} </span>
          <bdi>{new URL(organization.websiteUrl).hostname}</bdi>
        </a>
      )}
      {organization.description && (
        <p className="max-w-160 pt-3 whitespace-pre-line" dir="auto">
          {organization.description}
        </p>
      )}
    </header>
  );
}
