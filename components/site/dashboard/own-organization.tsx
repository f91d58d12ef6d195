import { useFormatter, useTranslations } from "next-intl";
import { ActLinks } from "@/components/ui/act-links";
import { Block } from "@/components/ui/block";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";

const stateLooks = { verified: "full", pending: "dash", rejected: "struck" } as const;

export function OwnOrganization({ organization }: Pick<RecruiterDashboard, "organization">) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const team = useTranslations("team");
  const format = useFormatter();
  const { status, verifiedAt } = organization;
  return (
    <Block
      name="organization"
      title={<bdi>{organization.organizationName}</bdi>}
      badge={[stateLooks[status], t(`verification.${status}`)]}
    >
      <p className="small soft">
        {status === "verified" && verifiedAt
          ? t("verifiedOn", { date: format.dateTime(verifiedAt, { dateStyle: "long" }) })
          : t(status === "rejected" ? "rejectedHint" : "pendingHint")}
      </p>
      <ActLinks
        buttons={[status === "verified" ? ["/players", common("findPlayers"), "go"] : ["/players", t("browseCards")]]}
        links={[
          ...(organization.isOwners ? [["/recruiter-signup", t("editOrganization")] as const] : []),
          ["/dashboard/team", team("onDashboard")],
        ]}
      />
    </Block>
  );
}
