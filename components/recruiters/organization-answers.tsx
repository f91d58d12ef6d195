import { useFormatter, useTranslations } from "next-intl";
import type { Answers, OrganizationAnswers as Told } from "@/lib/contacts/queries/public-answers";
import { publiclyRatedFrom, requestDays } from "@/lib/contacts/schema/requests";
import { OrganizationPart } from "./organization-part";

/** Response rates of the organization and of those it contacted. */
export function OrganizationAnswers({ answers }: { answers: Told }) {
  const t = useTranslations("recruiters.organization");
  return (
    <OrganizationPart title={t("answers")} lead={t("answersLead", { days: requestDays })}>
      <dl className="grid gap-4">
        <Share label={t("own")} of={answers.own} />
        <Share label={t("requests")} of={answers.requests} />
      </dl>
    </OrganizationPart>
  );
}

const HOUR = 3600;

function Share({ label, of: answers }: { label: string; of: Answers }) {
  const t = useTranslations("recruiters.organization");
  const format = useFormatter();
  if (!answers)
    return (
      <div>
        <dt className="text-sm">{label}</dt>
        <dd className="text-sm text-ink-2">{t("few", { least: publiclyRatedFrom })}</dd>
      </div>
    );
  const hours = answers.median === null ? null : Math.max(1, Math.ceil(answers.median / HOUR));
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="text-sm text-ink-2">
        <span className="num block text-number-s text-ink">
          {format.number(answers.share / 100, { style: "percent" })}
        </span>
        {t("of", { count: answers.count })}{" "}
        {hours !== null &&
          (hours < 48 ? t("withinHours", { count: hours }) : t("withinDays", { count: Math.ceil(hours / 24) }))}
      </dd>
    </div>
  );
}
