import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import { SignOutButton } from "./sign-out-button";

type Props = { email: string; role: "player" | "recruiter" | "jobSeeker" | "esport" | "user"; held: HeldPlan | null };

export function DashboardHead({ email, role, held }: Props) {
  const t = useTranslations("dashboard");
  const layout = useTranslations("layout");
  return (
    <div className="dash-head">
      <div>
        <p className="small soft">
          <bdi>{email}</bdi>
        </p>
        <h1>{t("welcome")}</h1>
      </div>
      <div className="acts">
        <Badge look="full">{t(`role.${role}`)}</Badge>
        {held && (
          <Badge look={held.subscribed ? "flag" : "dash"}>{t(held.subscribed ? "subscribed" : "notSubscribed")}</Badge>
        )}
        <LinkButton href="/account" variant="bare" small>
          {layout("account")}
        </LinkButton>
        <SignOutButton>{t("signOut")}</SignOutButton>
      </div>
    </div>
  );
}
