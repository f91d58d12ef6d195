import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { Link } from "@/lib/platform/i18n/navigation";
import { townName } from "@/lib/platform/i18n/town-names";
import type { VerifiedOrganization } from "@/lib/recruiters/queries/public";
import { isSport, type SportSlug } from "@/lib/sports/schema/sports";

export function Organization({ organization, sport }: { organization: VerifiedOrganization; sport?: SportSlug }) {
  const { organizationName, organizationType, country, interestedSports, verifiedAt } = organization;
  const t = useTranslations("recruiters");
  const sportsT = useTranslations("sports");
  const format = useFormatter();
  const locale = useLocale();
  const places = displayNames(locale, "region");
  const sports = interestedSports.filter(isSport);
  const ground = sport ?? sports[0];
  return (
    <li>
      {ground && <Thumb sport={ground} />}
      <div>
        <h3>
          <Link href={`/recruiters/${organization.id}`}>
            <bdi>{organizationName}</bdi>
          </Link>
        </h3>
        <p className="small">
          {[t(`type.${organizationType}`), townName(locale, organization), places.of(country) ?? country].join(" · ")}
        </p>
        <p className="small soft">
          {format.list(
            sports.map((sport) => sportsT(`name.${sport}`)),
            { type: "unit" },
          )}
        </p>
        {verifiedAt && (
          <Badge>
            <Icon name="check" />
            {t("page.verifiedOn", { date: format.dateTime(verifiedAt, "day") })}
          </Badge>
        )}
        <ReportLink kind="recruiter" id={organization.id} about={organizationName} />
      </div>
    </li>
  );
}
