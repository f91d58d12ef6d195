import { useTranslations } from "next-intl";
import { SignOutButton } from "@/components/accounts/sign-out-button";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { HeldPlan } from "@/lib/billing/queries/plans";

type Props = { email: string; role: "player" | "recruiter" | "jobSeeker" | "esport" | "user"; plan: HeldPlan | null };

export function DashboardHead({ email, role, plan }: Props) {
  const t = useTranslations("dashboard");
  const layout = useTranslations("layout");
  return (
    <div className="dash-head">
      <div>
        <h1 className="font-text text-lg font-semibold tracking-[0] [font-stretch:normal]">{t("welcome")}</h1>
        <p className="small soft wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
      </div>
      <div className="acts">
        <Badge look="full">{t(`role.${role}`)}</Badge>
        {plan && (
          <Badge look={plan.subscribed ? "flag" : "dash"}>{t(plan.subscribed ? "subscribed" : "notSubscribed")}</Badge>
        )}
        <LinkButton href="/account" variant="bare" small className="max-md:hidden">
          {layout("account")}
        </LinkButton>
        <SignOutButton>{t("signOut")}</SignOutButton>
      </div>
    </div>
  );
}
