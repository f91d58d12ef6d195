import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";

const stateLooks = { verified: "full", pending: "dash", rejected: "struck" } as const;

export function OwnOrganization({ organization }: Pick<RecruiterDashboard, "organization">) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const team = useTranslations("team");
  const format = useFormatter();
  const { status, verifiedAt } = organization;
  return (
    <section className="block" aria-labelledby="organization">
      <header>
        <h2 id="organization">
          <bdi>{organization.organizationName}</bdi>
        </h2>
        <Badge look={stateLooks[status]}>{t(`verification.${status}`)}</Badge>
      </header>
      <p className="small soft">
        {status === "verified" && verifiedAt
          ? t("verifiedOn", { date: format.dateTime(verifiedAt, { dateStyle: "long" }) })
          : t(status === "rejected" ? "rejectedHint" : "pendingHint")}
      </p>
      <div className="acts">
        {status === "verified" ? (
          <LinkButton variant="go" href="/players">
            {common("findPlayers")}
          </LinkButton>
        ) : (
          <LinkButton href="/players">{t("browseCards")}</LinkButton>
        )}
        {organization.isOwners && <MoreLink href="/recruiter-signup">{t("editOrganization")}</MoreLink>}
        <MoreLink href="/dashboard/team">{team("onDashboard")}</MoreLink>
      </div>
    </section>
  );
}
