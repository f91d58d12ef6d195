import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { VerifiedOrganization } from "@/lib/recruiters/queries/public";
import { isSport } from "@/lib/sports/schema";
import "./directory.css";

export function Directory({ total, organizations }: { total: number; organizations: VerifiedOrganization[] }) {
  const t = useTranslations("recruiters.page");
  return (
    <section className="section" id="directory">
      <div className="wrap">
        <header>
          <h2>{t("directory")}</h2>
          {total > 0 && <p className="lead">{t("directoryLead", { count: total })}</p>}
        </header>
        {organizations.length === 0 ? (
          <EmptyState title={t("empty")} hint={t("emptyHint")} />
        ) : (
          <ul className="directory">
            {organizations.map((organization) => (
              <Organization key={organization.id} organization={organization} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Organization({ organization }: { organization: VerifiedOrganization }) {
  const { organizationName, organizationType, city, country, interestedSports, verifiedAt } = organization;
  const t = useTranslations("recruiters");
  const words = useTranslations("sports");
  const format = useFormatter();
  const places = new Intl.DisplayNames(useLocale(), { type: "region" });
  const sports = interestedSports.filter(isSport);
  const [first] = sports;
  return (
    <li>
      {first && <Thumb sport={first} />}
      <div>
        <h3>
          <bdi>{organizationName}</bdi>
        </h3>
        <p className="small">{[t(`type.${organizationType}`), city, places.of(country) ?? country].join(" · ")}</p>
        <p className="small soft">
          {format.list(
            sports.map((sport) => words(`name.${sport}`)),
            { type: "unit" },
          )}
        </p>
        {verifiedAt && (
          <Badge>
            <Icon name="check" />
            {t("page.verifiedOn", { date: format.dateTime(verifiedAt, "day") })}
          </Badge>
        )}
      </div>
    </li>
  );
}
